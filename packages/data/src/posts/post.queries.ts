import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Post } from '@skein/contract'
import { call } from '../client/call.ts'

/** A post lives once, here; lists hold ids. Kept as long as the tab, because lists point at it. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: ['post', id] as const,
    queryFn: ({ signal }) => call('getPost', { params: { id }, signal }),
    gcTime: Infinity,
  })

/** Stores posts of an answer as entities and gives their ids, in order. */
export function putPosts(client: QueryClient, posts: readonly Post[]): string[] {
  for (const post of posts) client.setQueryData(postQuery(post.id).queryKey, post)
  return posts.map(({ id }) => id)
}

/** The post as it is known now, or nothing. */
export const peekPost = (client: QueryClient, id: string): Post | undefined =>
  client.getQueryData(postQuery(id).queryKey)

/** Changes a stored post; does nothing when it is not known here. */
export function changePost(client: QueryClient, id: string, change: (post: Post) => Post): void {
  client.setQueryData(postQuery(id).queryKey, (post) => (post === undefined ? undefined : change(post)))
}

/** A post by its id: from the cache, asked for only when it is not there. */
export function usePost(id: string) {
  const { data, error, isPending, refetch } = useQuery(postQuery(id))
  return { post: data, error, isLoading: isPending, retry: () => void refetch() }
}
