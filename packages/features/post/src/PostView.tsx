import { pageAddress } from '@skein/contract/addresses'
import { useId, type HTMLAttributes } from 'react'
import type { Post, RepostEntry } from '@skein/contract'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { PostActions } from './actions/PostActions.tsx'
import { AvatarLink } from './AvatarLink.tsx'
import { PinnedLine, ReasonLine, RepostLine } from './ContextLine.tsx'
import { MoreButton } from './menu/MoreButton.tsx'
import type { Reason } from './menu/post-dialog-props.ts'
import { openOnPress } from './open-on-press.ts'
import { PostContent } from './PostContent.tsx'
import { PostHeader } from './PostHeader.tsx'
import { ReactionChips } from './reactions/ReactionChips.tsx'

// A finger's actions are higher, and bring a part of the room under them along.
const article = cva('focus-visible:-outline-offset-2', {
  variants: {
    placement: { feed: '', thread: '' },
    ai: { true: '', false: '' },
  },
  compoundVariants: [
    { placement: 'feed', ai: true, class: 'p-12' },
    { placement: 'feed', ai: false, class: 'border-b border-border px-16 pt-16 pb-10 pointer-coarse:pb-4' },
    { placement: 'thread', ai: true, class: 'py-4' },
    { placement: 'thread', ai: false, class: 'pt-12 pb-4' },
  ],
})

// One hairline all round and three pixels where the lines begin (look.md, AI identity); no wash inside.
const frame = cva('', {
  variants: {
    ai: { true: 'rounded-sheet border border-s-3 border-ai-border px-16 pt-16 pb-10 pointer-coarse:pb-4', false: '' },
  },
})

/** How a card stands among others. */
export type PostPlacement = {
  /** In a feed with its own paddings and hairline; in a thread those are the thread's. */
  placement?: 'feed' | 'thread' | undefined
  avatarSize?: 32 | 40 | undefined
  /** Whether the author began the thread: shows 'Author'. */
  isThreadAuthor?: boolean | undefined
  /** Why it was chosen for the viewer: a line over it, and a sentence in its menu. */
  reason?: Reason | undefined
  /** It stands first on its author's profile: a line over it says so. */
  isPinned?: boolean | undefined
}

type PostViewProps = PostPlacement & {
  post: Post
  /** Who reposted it, where that is why it stands here. */
  repost: RepostEntry | null
  /** What a feed wants on its articles: `aria-posinset`, `aria-setsize`, `tabIndex`. */
  articleProps?: HTMLAttributes<HTMLElement> | undefined
}

/** 'Replying to @ada', where a reply stands without what it answers. The whole line leads there. */
function ReplyingTo({ post }: { post: Post }) {
  const m = useMessages('post')
  if (post.replyToId === null) return null
  const words = 'text-caption/24 text-text-muted'
  return post.replyToUsername === null ? (
    <p className={words}>{m.replyingToGone()}</p>
  ) : (
    <p className={words}>
      <a href={pageAddress('/post/$id', { id: post.replyToId })} className="inline-block hover:underline">
        <bdi>{m.replyingTo({ username: post.replyToUsername })}</bdi>
      </a>
    </p>
  )
}

/** A post as a card (specification §2.3): who, when, what, how it was met, and what can be done. */
export function PostView({
  post,
  repost,
  placement = 'feed',
  avatarSize = 40,
  isThreadAuthor,
  reason,
  isPinned = false,
  articleProps,
}: PostViewProps) {
  const nameId = useId()
  const ai = post.isAiGenerated
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the pointer: the time is the link
    <article
      tabIndex={-1}
      {...articleProps}
      data-post={post.id}
      aria-labelledby={nameId}
      className={article({ placement, ai })}
      onClick={openOnPress}
    >
      <div className={frame({ ai })}>
        {isPinned && <PinnedLine />}
        {repost !== null && <RepostLine repost={repost} />}
        {reason && <ReasonLine reason={reason} />}
        <div className="flex gap-12">
          <AvatarLink post={post} size={avatarSize} />
          <div className="min-w-0 flex-1">
            <PostHeader post={post} nameId={nameId} isThreadAuthor={isThreadAuthor}>
              <MoreButton post={post} reason={reason} />
            </PostHeader>
            {placement === 'feed' && <ReplyingTo post={post} />}
            <PostContent post={post} isFolded />
            <ReactionChips id={post.id} />
            <PostActions post={post} />
          </div>
        </div>
      </div>
    </article>
  )
}
