import { infiniteQueryOptions, queryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query'
import type { ThreadItem, ThreadReply, Tombstone } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { call } from '../client/call.ts'
import { putPosts } from '../posts/post.queries.ts'

/** A place of a thread: a post (an entity, found by the id), or the tombstone that stands where one was. */
export type ThreadPlace = { id: string; tombstone: Tombstone | null }

/** A reply with the first replies to it. */
export type ReplyPlace = ThreadPlace & {
  replies: ThreadPlace[]
  /** The last of them that the server gave: further ones are asked for after it. Null where there was none. */
  after: string | null
}

/** A page of replies, oldest first. */
export type RepliesPage = {
  replies: ReplyPlace[]
  isLast: boolean
  /** The last reply that the server gave; what the viewer added since stands behind it. */
  after: string | undefined
}

export type RepliesData = InfiniteData<RepliesPage>

/** What the keys of all threads begin with; the post's id and the part come next. */
export const threadKey = ['thread'] as const

// Kept for going back a few steps; a thread opened later is read anew.
const gcTime = 5 * 60_000

/** Stores what an answer brought and gives its place. */
export function placeOf(client: QueryClient, item: ThreadItem): ThreadPlace {
  if ('tombstone' in item) return { id: item.id, tombstone: item }
  putPosts(client, [item])
  return { id: item.id, tombstone: null }
}

function pageOf(client: QueryClient, rows: readonly ThreadReply[]): RepliesPage {
  const replies = rows.map(({ item, replies }) => ({
    ...placeOf(client, item),
    replies: replies.map((reply) => placeOf(client, reply)),
    after: replies.at(-1)?.id ?? null,
  }))
  return { replies, isLast: rows.length < limits.page.default, after: replies.at(-1)?.id }
}

const pagedReplies = (id: string, part: string, first: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...threadKey, id, part] as const,
    queryFn: async ({ pageParam, signal, client }) => {
      const query = { limit: limits.page.default, ...(pageParam === undefined ? {} : { after: pageParam }) }
      return pageOf(client, await call('listReplies', { params: { id }, query, signal }))
    },
    initialPageParam: first,
    getNextPageParam: (page: RepliesPage) => (page.isLast ? undefined : page.after),
    gcTime,
  })

/** Replies to a post, oldest first, each with the first replies to it. */
export const repliesQuery = (id: string) => pagedReplies(id, 'replies', undefined)

/** Replies to a reply after the first ones. */
export const moreRepliesQuery = (id: string, after: string | null) =>
  pagedReplies(id, `more:${after ?? ''}`, after ?? undefined)

/** What a reply answers, from the first post of the thread down to its parent. */
export const ancestorsQuery = (id: string) =>
  queryOptions({
    queryKey: [...threadKey, id, 'ancestors'] as const,
    queryFn: async ({ signal, client }) => {
      const items = await call('listAncestors', { params: { id }, signal })
      return items.map((item) => placeOf(client, item))
    },
    gcTime,
  })
