import { pageAddress } from '@skein/contract/addresses'
import { useId } from 'react'
import { notificationKinds, standingPath, type Notification, type NotificationFilter } from '@skein/contract'
import { useMarkNotificationsRead, useViewer } from '@skein/data'
import { Avatar } from '@skein/design-system'
import { RequestButtons, ShortTime } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { sentenceParts } from './sentence.tsx'
import { TypeIcon } from './TypeIcon.tsx'

const sentence = cva('text-label wrap-anywhere', {
  variants: {
    isRead: { true: 'text-text-muted', false: 'text-text' },
    isBelow: { true: 'mt-6', false: 'min-w-0 flex-1' },
  },
})

const quote = cva('mt-2 text-control wrap-anywhere', {
  variants: { isSaid: { true: 'line-clamp-2 text-text-muted', false: 'line-clamp-1 text-text-faint' } },
})

/** Where a press leads: the post, who it was, or what was decided about the reader. */
const addressOf = ({ type, postId, user }: Notification) =>
  notificationKinds[type].leadsTo === 'standing'
    ? standingPath
    : postId === null
      ? pageAddress('/profile/$username', user)
      : pageAddress('/post/$id', { id: postId })

/** Kinds whose post is what somebody said to the member, not the member's own. */
const saying: ReadonlySet<Notification['type']> = new Set(['comment', 'mention'])

type NotificationRowProps = {
  notification: Notification
  /** The part of the list in which it stands. */
  filter: NotificationFilter | undefined
}

/**
 * One notification: an article whose sentence is a link over all of it; people, answers to a request and the picture stand above that
 * link. Opening it marks it as read.
 */
export function NotificationRow({ notification, filter }: NotificationRowProps) {
  const m = useMessages('notifications')
  const viewerId = useViewer()?.id
  const sentenceId = useId()
  const { mutate } = useMarkNotificationsRead(filter)
  const { id, group, type, users, others, post, read, timestamp } = notification
  const markRead = () => {
    if (!read) mutate({ upTo: id, group })
  }
  const isSaid = saying.has(type)
  const text = post?.text ?? ''
  // Nobody is named where the reader is told by the place itself.
  const isNamed = type !== 'standing'
  const said = (
    <p className={sentence({ isRead: read, isBelow: isNamed })}>
      <a
        id={sentenceId}
        href={addressOf(notification)}
        onClick={markRead}
        className="after:absolute after:inset-0 focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
      >
        {sentenceParts(notification, m, viewerId)}
      </a>
    </p>
  )
  return (
    <article
      aria-labelledby={sentenceId}
      tabIndex={-1}
      className="relative grid grid-cols-[2.5rem_1fr] gap-x-12 px-16 pt-12 outline-none hover:bg-[color-mix(in_oklab,var(--ds-color-hover)_45%,transparent)] focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-focus max-rail:grid-cols-[2rem_1fr] max-rail:gap-x-10"
    >
      <span className="flex h-32 items-center justify-center">
        <TypeIcon notification={notification} />
      </span>
      <div className="min-w-0 border-b border-border pb-12">
        <div className="flex min-h-32 flex-wrap items-center justify-between gap-x-8">
          {isNamed ? <People users={users} more={others + 1 - users.length} /> : said}
          <span className="flex min-w-0 items-center gap-8 text-caption text-text-faint">
            <ShortTime dateTime={timestamp} className="shrink-0" />
            {!read && (
              <span className="size-8 shrink-0 rounded-pill bg-accent forced-colors:bg-[Highlight]">
                <span className="sr-only">{m.unread()}</span>
              </span>
            )}
          </span>
        </div>
        <div className="flex gap-12">
          <div className="min-w-0 flex-1">
            {isNamed && said}
            {text !== '' && (
              <p dir="auto" className={quote({ isSaid })}>
                {type === 'comment' ? m.said({ name: notification.user.name, text }) : text}
              </p>
            )}
            {type === 'follow-request' && (
              <RequestButtons className="relative z-1 mt-8" user={notification.user} onAnswered={markRead} />
            )}
          </div>
          {post !== null && post.image !== null && (
            <img
              src={post.image}
              alt=""
              loading="lazy"
              decoding="async"
              className="mt-6 size-56 shrink-0 rounded-card border border-border bg-hover object-cover max-rail:size-48"
            />
          )}
        </div>
      </div>
    </article>
  )
}

/** Who it was, the newest first; each leads to their profile, as the names in the sentence tell. */
function People({ users, more }: { users: Notification['users']; more: number }) {
  return (
    <span className="flex items-center">
      {users.map((user) => (
        <a
          key={user.id}
          href={pageAddress('/profile/$username', user)}
          tabIndex={-1}
          aria-hidden
          className="relative z-1 rounded-pill ring-2 ring-surface not-first:-ms-6"
        >
          <Avatar name={user.name} src={user.avatar ?? undefined} size={32} />
        </a>
      ))}
      {more > 0 && (
        <span
          aria-hidden
          className="relative -ms-6 grid h-32 min-w-32 place-items-center rounded-pill bg-hover px-6 text-meta font-medium text-text-muted tabular-nums ring-2 ring-surface"
        >
          +{more}
        </span>
      )}
    </span>
  )
}
