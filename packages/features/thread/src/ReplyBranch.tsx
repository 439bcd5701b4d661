import type { HTMLAttributes, ReactNode } from 'react'
import { peekPost, useMoreReplies, type ThreadPlace, type ThreadReplyView } from '@skein/data'
import { Spinner, TextButton } from '@skein/design-system'
import { ListError } from '@skein/feature-feed'
import { PostCard, PostTombstone } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { useQueryClient } from '@tanstack/react-query'
import { cva } from 'class-variance-authority'

type ReplyBranchProps = {
  reply: ThreadReplyView
  /** Ids of replies that came in live and wait to be asked for. */
  held: readonly string[]
  /** Whose thread it is. */
  authorId: string
  articleProps: HTMLAttributes<HTMLElement>
}

const branch = cva('pb-8', { variants: { isAi: { true: '', false: 'border-b border-border' } } })

/** What the article of a branch is called: by who wrote the reply, where that can be said. */
function nameOf(author: string | undefined, hasReplies: boolean, m: ReturnType<typeof useMessages<'thread'>>): string {
  if (author === undefined) return m.branchOfGone()
  return hasReplies ? m.branchOf({ name: author }) : author
}

/** A reply with the replies to it, one level in (look/notes-A); deeper ones stand in the thread of the reply they answer. */
export function ReplyBranch({ reply, held, authorId, articleProps }: ReplyBranchProps) {
  const m = useMessages('thread')
  const client = useQueryClient()
  const further = useMoreReplies(reply.id, reply.after)
  // A reply that came in since stands among the further ones where those are open: after them.
  const open = further.replies.filter(({ id }) => !held.includes(id))
  const nested = [...reply.replies.filter(({ id }) => !open.some((one) => one.id === id)), ...open]
  const opened = nested.length - reply.replies.length
  const left = further.hasMore ? Math.max(0, reply.more - opened) : 0
  const hasMore = left > 0 || further.error !== null
  const post = peekPost(client, reply.id)
  const hasReplies = nested.length > 0 || hasMore
  return (
    // One article of the feed, with the articles of the conversation inside: a feed holds nothing but articles (WAI-ARIA).
    <article
      {...articleProps}
      aria-label={nameOf(post?.author.name, hasReplies, m)}
      className={branch({ isAi: nested.length === 0 && post?.isAiGenerated === true })}
    >
      <div className="relative" data-reply={reply.id}>
        {(nested.length > 0 || hasMore) && <span className="absolute start-35 top-56 bottom-0 w-2 bg-border" />}
        <Place place={reply} authorId={authorId} />
      </div>
      {nested.map((place, index) => (
        <Twig key={place.id} isLast={!hasMore && index === nested.length - 1} id={place.id}>
          <Place place={place} authorId={authorId} isNested />
        </Twig>
      ))}
      {hasMore && (
        <Twig isLast elbow="short">
          {further.error !== null ? (
            <ListError text={m.moreRepliesFailed()} onRetry={further.load} />
          ) : (
            <TextButton
              aria-disabled={further.isLoading}
              onClick={() => {
                if (!further.isLoading) further.load()
              }}
              className="ms-16 flex min-h-44 items-center gap-8 text-control"
            >
              {m.showMoreReplies({ count: left })}
              {further.isLoading && <Spinner size={16} />}
            </TextButton>
          )}
        </Twig>
      )}
    </article>
  )
}

const noArticleProps: HTMLAttributes<HTMLElement> = {}

const elbowStyle = cva('absolute start-35 top-0 w-24 rounded-es-sheet border-s-2 border-b-2 border-border', {
  variants: { elbow: { avatar: 'h-28', short: 'h-22' } },
})

type TwigProps = { isLast: boolean; id?: string; elbow?: 'avatar' | 'short'; children: ReactNode }

/** A place one level in, with the line that leads to it: 52 px, 44 on a phone. */
function Twig({ isLast, id, elbow = 'avatar', children }: TwigProps) {
  return (
    <div className="relative ps-52 max-rail:ps-44" data-reply={id}>
      {!isLast && <span className="absolute start-35 top-0 bottom-0 w-2 bg-border" />}
      <span className={elbowStyle({ elbow })} />
      {children}
    </div>
  )
}

type PlaceProps = {
  place: ThreadPlace
  authorId: string
  isNested?: boolean
}

/** What stands at a place of a thread: a post, or the tombstone of one. */
function Place({ place, authorId, isNested = false }: PlaceProps) {
  const client = useQueryClient()
  const post = peekPost(client, place.id)
  return (
    <div className="px-16">
      {place.tombstone !== null ? (
        <PostTombstone kind={place.tombstone.tombstone} placement="thread" />
      ) : (
        <PostCard
          id={place.id}
          articleProps={noArticleProps}
          placement="thread"
          avatarSize={isNested ? 32 : 40}
          isThreadAuthor={post !== undefined && (post.postedBy ?? post.author).id === authorId && !post.isAiGenerated}
        />
      )}
    </div>
  )
}
