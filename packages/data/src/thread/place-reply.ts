/** Changes of threads that are loaded: a new reply appears, a deleted post leaves a tombstone. */
import type { QueryClient } from '@tanstack/react-query'
import type { Post, Tombstone } from '@skein/contract'
import type { RepliesData, RepliesPage, ThreadPlace } from './thread.queries.ts'

// The keys are written out, so that the first load carries this file without the queries of the thread screen.
const threadKey = ['thread']

function changeReplies(client: QueryClient, change: (data: RepliesData, postId: unknown) => RepliesData): void {
  for (const query of client.getQueryCache().findAll({ queryKey: threadKey })) {
    const [, postId, part] = query.queryKey
    if (part === 'ancestors') continue
    client.setQueryData<RepliesData>(query.queryKey, (data) => (data === undefined ? undefined : change(data, postId)))
  }
}

const standsIn = (data: RepliesData, id: string) =>
  data.pages.some(({ replies }) => replies.some((reply) => reply.id === id))

function append(pages: RepliesPage[], id: string): RepliesPage[] {
  const last = pages.at(-1)
  if (last === undefined) return pages
  const reply = { id, tombstone: null, replies: [], after: null }
  return [...pages.slice(0, -1), { ...last, replies: [...last.replies, reply] }]
}

/** Shows a new reply at the end of its parent's thread, and below its parent wherever that stands as a reply. */
export function placeReply(client: QueryClient, { id, replyToId }: Post): void {
  changeReplies(client, (data, postId) => {
    if (postId === replyToId) return standsIn(data, id) ? data : { ...data, pages: append(data.pages, id) }
    return {
      ...data,
      pages: data.pages.map((page) => ({
        ...page,
        replies: page.replies.map((reply) =>
          reply.id === replyToId && !reply.replies.some((known) => known.id === id)
            ? { ...reply, replies: [...reply.replies, { id, tombstone: null }] }
            : reply,
        ),
      })),
    }
  })
}

/** Puts a tombstone wherever the post stands in a thread. */
export function buryPlaces(client: QueryClient, tombstone: Tombstone): void {
  const bury = <Place extends ThreadPlace>(place: Place): Place =>
    place.id === tombstone.id ? { ...place, tombstone } : place
  changeReplies(client, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({
      ...page,
      replies: page.replies.map((reply) => ({ ...bury(reply), replies: reply.replies.map(bury) })),
    })),
  }))
  for (const query of client.getQueryCache().findAll({ queryKey: threadKey })) {
    if (query.queryKey[2] !== 'ancestors') continue
    client.setQueryData<ThreadPlace[]>(query.queryKey, (places) => places?.map(bury))
  }
}
