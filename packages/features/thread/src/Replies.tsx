import { createContext, use, useState, type HTMLAttributes } from 'react'
import type { ThreadReplyView, useThread } from '@skein/data'
import { Feed, createFeedHeights, type FeedProps, type RenderFeedItem } from '@skein/design-system'
import { ListEnd, ListError, NewItemsPill, useSameList } from '@skein/feature-feed'
import { PostSkeletons } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { focusReply } from './focus-reply.ts'
import { NoReplies } from './NoReplies.tsx'
import { ReplyBranch } from './ReplyBranch.tsx'
import { isInSight } from './in-sight.ts'
import { useHeldReplies } from './use-held-replies.ts'
import { useSentReply } from './use-sent-reply.ts'

/** Heights that were measured, so that coming back knows the length of the page before drawing it. */
const heights = createFeedHeights()

/** How far below the top line a reply is put that one asked to see, in px. */
const below = 72

/** What the items are drawn from. A context, because the feed draws its items by their keys alone. */
const Thread = createContext<{ replies: readonly ThreadReplyView[]; held: readonly string[]; authorId: string }>({
  replies: [],
  held: [],
  authorId: '',
})

const renderReply: RenderFeedItem = (id, _index, articleProps) => <Branch id={id} articleProps={articleProps} />

function Branch({ id, articleProps }: { id: string; articleProps: HTMLAttributes<HTMLElement> }) {
  const { replies, held, authorId } = use(Thread)
  const reply = replies.find((one) => one.id === id)
  return reply && <ReplyBranch reply={reply} held={held} authorId={authorId} articleProps={articleProps} />
}

type RepliesProps = {
  thread: ReturnType<typeof useThread>
  /** Whose post it is: their replies carry a tag. */
  authorId: string
  /** Leads to the box of a reply. */
  onWrite: () => void
}

/** The replies to a post, oldest first, each with its own (look/notes-A). What comes in live waits behind a pill. */
export function Replies({ thread, authorId, onWrite }: RepliesProps) {
  const m = useMessages('thread')
  const { replies, held, isOwn, show } = useHeldReplies(thread.replies, thread.isLoadingReplies || thread.isLoadingMore)
  const items = useSameList(replies.map(({ id }) => id))
  const [jump, setJump] = useState<{ count: number; anchor?: FeedProps['restore'] }>({ count: 0 })

  /** Brings a reply into sight, at once: far down it is not even drawn. */
  const goTo = (reply: string) => {
    const branch = thread.replies.find(({ id, replies }) => id === reply || replies.some((one) => one.id === reply))
    if (branch === undefined) return
    setJump(({ count }) => ({ count: count + 1, anchor: { key: branch.id, offset: below } }))
  }
  const showHeld = () => {
    const [first] = held
    show()
    if (first === undefined) return
    goTo(first)
    focusReply(first)
  }
  // One's own is shown, and the focus stays in the box, ready for the next words.
  useSentReply(
    replies.flatMap((reply) => [reply.id, ...reply.replies.map(({ id }) => id)]),
    isOwn,
    (id) => {
      if (!isInSight(id)) goTo(id)
    },
  )

  if (thread.isLoadingReplies) return <PostSkeletons label={m.loadingReplies()} />
  if (thread.repliesError !== null) return <ListError text={m.moreRepliesFailed()} onRetry={thread.retry} />
  return (
    <Thread value={{ replies, held, authorId }}>
      <NewItemsPill
        label={held.length === 0 ? undefined : m.newReplies({ count: held.length })}
        direction="down"
        onPress={showHeld}
      />
      {items.length === 0 ? (
        <NoReplies post={thread.state === 'shown' ? thread.post : undefined} headingLevel={2} onWrite={onWrite} />
      ) : (
        <Feed
          key={jump.count}
          items={items}
          renderItem={renderReply}
          label={m.replies()}
          busy={thread.isLoadingMore}
          total={thread.hasMore ? undefined : items.length}
          restore={jump.anchor}
          heights={heights}
          footer={
            <ListEnd
              hasMore={thread.hasMore}
              isLoadingMore={thread.isLoadingMore}
              hasFailed={thread.moreError !== null}
              loadMoreLabel={m.loadMore()}
              failedText={m.moreRepliesFailed()}
              hasEnd={false}
              onLoadMore={thread.loadMore}
              onRetry={thread.retry}
            />
          }
        />
      )}
    </Thread>
  )
}
