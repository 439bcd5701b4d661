import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { Post, RepostEntry } from '@skein/contract'
import { putPosts } from '../posts/post.queries.ts'

/** A place in a list: which post stands there, and who reposted it where its author did not put it there. */
export type Entry = { postId: string; repost: RepostEntry | null }

/** What every entry's key in the cache begins with. */
export const entryKey = ['entry'] as const

/**
 * Stores the posts of a list's answer and gives the list's keys, in order. A plain post's key is its id; a repost has a key of its own
 * (the id of the repost, which is the list's cursor too), so that a post and its reposts are told apart. Who reposted belongs to the
 * place in the list, never to the post.
 */
export function putEntries(client: QueryClient, posts: readonly Post[]): string[] {
  putPosts(
    client,
    posts.map((post) => (post.repost === null ? post : { ...post, repost: null })),
  )
  return posts.map(({ id, repost }) => {
    if (repost === null) return id
    client.setQueryData<Entry>([...entryKey, repost.id], { postId: id, repost })
    return repost.id
  })
}

/** What stands under a list's key. */
export const entryOf = (client: QueryClient, key: string): Entry =>
  client.getQueryData<Entry>([...entryKey, key]) ?? { postId: key, repost: null }

/** What stands under a list's key. An entry never changes, so nothing is watched. */
export const useEntry = (key: string): Entry => entryOf(useQueryClient(), key)
