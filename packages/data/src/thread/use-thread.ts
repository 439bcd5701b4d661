import { useInfiniteQuery, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useHidden, writerOf, type Hidden } from '../lists/hidden.ts'
import { tombstoneOf } from '../posts/bury-post.ts'
import { peekPost, usePost } from '../posts/post.queries.ts'
import {
  ancestorsQuery,
  moreRepliesQuery,
  repliesQuery,
  type RepliesData,
  type ReplyPlace,
  type ThreadPlace,
} from './thread.queries.ts'

/** A reply as the thread shows it. */
export type ThreadReplyView = ThreadPlace & {
  /** The first replies to it, and what was added since. */
  replies: ThreadPlace[]
  /** How many further replies there are: 'Show 3 more replies', through `useMoreReplies(id, after)`. */
  more: number
  after: string | null
}

export type ThreadState = 'loading' | 'shown' | 'deleted' | 'unavailable' | 'failed'

/** What stands at a place now: posts being deleted and those of muted and blocked members are tombstones already. */
function shownAt<Place extends ThreadPlace>(client: QueryClient, hidden: Hidden, place: Place): Place {
  if (place.tombstone !== null) return place
  const post = peekPost(client, place.id)
  if (post === undefined) return place
  if (hidden.posts.has(place.id)) return { ...place, tombstone: tombstoneOf(post, 'deleted') }
  if (isUnheard(hidden, writerOf(post))) return { ...place, tombstone: tombstoneOf(post, 'unavailable') }
  return place
}

const isUnheard = ({ muted, blocked }: Hidden, member: string) => muted.has(member) || blocked.has(member)

/** Whether a reply that became unavailable here still has a place: only where others answered it, as on the server. */
const stands = ({ tombstone }: ThreadPlace, place: ThreadPlace, replies: readonly ThreadPlace[] = []) =>
  tombstone === place.tombstone ||
  tombstone?.tombstone !== 'unavailable' ||
  replies.some((reply) => reply.tombstone === null)

/** All replies in order; a reply that came with a later page stands there, not where it was shown ahead of it. */
function repliesOf(data: RepliesData | undefined): ReplyPlace[] {
  const places = new Map<string, ReplyPlace>()
  for (const reply of data?.pages.flatMap((page) => page.replies) ?? []) {
    places.delete(reply.id)
    places.set(reply.id, reply)
  }
  return [...places.values()]
}

function viewOf(client: QueryClient, hidden: Hidden, reply: ReplyPlace): ThreadReplyView[] {
  const shown = shownAt(client, hidden, reply)
  const replies = reply.replies.flatMap((place) => {
    const nested = shownAt(client, hidden, place)
    return stands(nested, place) ? [nested] : []
  })
  if (!stands(shown, reply, replies)) return []
  // Below a post that is hidden from the viewer nothing more is to be had.
  const isHidden = reply.tombstone?.tombstone === 'unavailable'
  const comments = isHidden ? 0 : (shown.tombstone?.comments ?? peekPost(client, reply.id)?.comments ?? 0)
  return [{ ...shown, replies, more: Math.max(0, comments - reply.replies.length) }]
}

/**
 * A post with what it answers and what answers it (behaviour, permalink). `state` says whether the post itself can be shown; ancestors
 * and replies load beside it. A place without a tombstone is a post: show it by its id.
 */
export function useThread(id: string) {
  const client = useQueryClient()
  const hidden = useHidden()
  const { post, gone, error, retry } = usePost(id)
  // A post that is known to answer nothing needs no question.
  const ancestors = useQuery({ ...ancestorsQuery(id), enabled: post === undefined || post.replyToId !== null })
  const replies = useInfiniteQuery(repliesQuery(id))

  let state: ThreadState = 'loading'
  if (hidden.posts.has(id)) state = 'deleted'
  else if (post !== undefined) state = hidden.blocked.has(writerOf(post)) ? 'unavailable' : 'shown'
  else if (gone !== undefined) state = gone
  else if (error !== null) state = 'failed'

  return {
    post,
    state,
    error,
    ancestors: (ancestors.data ?? []).map((place) => shownAt(client, hidden, place)),
    replies: repliesOf(replies.data).flatMap((reply) => viewOf(client, hidden, reply)),
    isLoadingAncestors: ancestors.isLoading,
    isLoadingReplies: replies.isPending,
    /** Why the replies, or what the post answers, could not be read. */
    repliesError: replies.data === undefined ? replies.error : null,
    // A post that is gone is the whole answer: what it answered is refused with it.
    ancestorsError: gone === undefined ? ancestors.error : null,
    hasMore: replies.hasNextPage,
    loadMore: () => {
      if (replies.hasNextPage && !replies.isFetchingNextPage) void replies.fetchNextPage()
    },
    isLoadingMore: replies.isFetchingNextPage,
    moreError: replies.isFetchNextPageError ? replies.error : null,
    /** Repeats whatever failed. */
    retry: () => {
      if (post === undefined) retry()
      if (ancestors.isError) void ancestors.refetch()
      if (replies.data === undefined) void replies.refetch()
      else if (replies.isFetchNextPageError) void replies.fetchNextPage()
    },
  }
}

/**
 * The replies to a reply beyond those that came with it. Nothing is asked for until `load`; called again it brings the next page.
 * @param after as the reply has it: the last nested reply that is known
 */
export function useMoreReplies(id: string, after: string | null) {
  const client = useQueryClient()
  const hidden = useHidden()
  const query = useInfiniteQuery({ ...moreRepliesQuery(id, after), enabled: false })
  return {
    replies: repliesOf(query.data).map((reply): ThreadPlace => shownAt(client, hidden, reply)),
    isOpen: query.data !== undefined,
    hasMore: query.data === undefined || query.hasNextPage,
    load: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
    isLoading: query.isFetching,
    error: query.error,
  }
}
