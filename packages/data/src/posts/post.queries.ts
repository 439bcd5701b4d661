import { queryOptions, useQuery, type QueryClient } from '@tanstack/react-query'
import type { Post } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'

/** What the keys of all posts begin with. */
export const postKey = ['post'] as const

/** A post lives once, here; lists hold ids. Kept as long as the tab, because lists point at it. */
export const postQuery = (id: string) =>
  queryOptions({
    queryKey: [...postKey, id] as const,
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

/** Reads a post anew. One that may no longer be seen stays as it was until the reader asks for it. */
export async function readPostAnew(client: QueryClient, id: string): Promise<void> {
  try {
    await client.fetchQuery({ ...postQuery(id), staleTime: 0 })
  } catch {
    // What is shown stays shown.
  }
}

/** Why a post cannot be shown: its author deleted it, or there is none that the viewer may see. Nothing for any other failure. */
function goneOf(error: unknown): 'deleted' | 'unavailable' | undefined {
  if (!(error instanceof ApiError)) return undefined
  if (error.status === 410) return 'deleted'
  return error.status === 404 ? 'unavailable' : undefined
}

/** A post by its id: from the cache, asked for only when it is not there. `gone` says why there is none to show. */
export function usePost(id: string) {
  const { data, error, isPending, refetch } = useQuery(postQuery(id))
  return { post: data, gone: goneOf(error), error, isLoading: isPending, retry: () => void refetch() }
}
