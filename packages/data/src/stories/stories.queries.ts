/** Stories: there for a day, in a place of their own (behaviour §2.6). */
import {
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type QueryClient,
} from '@tanstack/react-query'
import type { Story, StoryAuthor, StoryViewer } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { call } from '../client/call.ts'
import { useHidden } from '../lists/hidden.ts'
import { peekPost, putPosts } from '../posts/post.queries.ts'

/** A story by the id of its post, which is an entity like every other. */
export type StoryPlace = Omit<Story, 'post'> & { id: string }

/** Who has stories now: oneself, then members followed, those with something unseen first. */
export const storyAuthorsQuery = queryOptions({
  queryKey: ['stories'],
  queryFn: ({ signal }) => call('listStories', { signal }),
})

/** A member's stories, oldest first. */
export const storiesOfQuery = (userId: string) =>
  queryOptions({
    queryKey: ['stories-of', userId],
    queryFn: async ({ signal, client }): Promise<StoryPlace[]> => {
      const stories = await call('listStoriesOf', { params: { id: userId }, signal })
      putPosts(
        client,
        stories.map(({ post }) => post),
      )
      return stories.map(({ post, expiresAt, seen, views }) => ({ id: post.id, expiresAt, seen, views }))
    },
  })

/** Has a member's stories read anew, where they are shown now or when somebody comes to them: one was told or taken back. */
export function forgetStories(client: QueryClient, userId: string): void {
  for (const queryKey of [storyAuthorsQuery.queryKey, storiesOfQuery(userId).queryKey])
    void client.invalidateQueries({ queryKey, exact: true })
}

/** The people of the row, without those muted or blocked here since it was read. */
export function useStoryAuthors() {
  const hidden = useHidden()
  const { data, isPending, error, refetch } = useQuery(storyAuthorsQuery)
  const authors: StoryAuthor[] = (data ?? []).filter(
    ({ user }) => !hidden.muted.has(user.id) && !hidden.blocked.has(user.id),
  )
  return { authors, isLoading: isPending, error: data === undefined ? error : null, retry: () => void refetch() }
}

/**
 * A member's stories that are not over and were not deleted here.
 * @param userId nothing is asked for without one
 */
export function useStoriesOf(userId: string | undefined) {
  const client = useQueryClient()
  const hidden = useHidden()
  const { data, isPending, error, refetch } = useQuery({
    ...storiesOfQuery(userId ?? ''),
    enabled: userId !== undefined,
  })
  return {
    // Being deleted, or deleted: a post that came with its story is known until then.
    stories: (data ?? []).filter(({ id }) => !hidden.posts.has(id) && peekPost(client, id) !== undefined),
    isLoading: userId !== undefined && isPending,
    error: data === undefined ? error : null,
    retry: () => void refetch(),
  }
}

/** Remembers that the viewer has seen a story: here at once, and on the server; a failure is silent, the story is then unseen again later. */
export function useMarkSeen(userId: string) {
  const client = useQueryClient()
  const { mutate } = useMutation({ mutationFn: (id: string) => call('markStorySeen', { params: { id } }) })
  return (id: string) => {
    const { queryKey } = storiesOfQuery(userId)
    const known = client.getQueryData(queryKey)?.find((story) => story.id === id)
    if (known === undefined || known.seen || known.views !== null) return
    client.setQueryData(queryKey, (stories) =>
      stories?.map((story) => (story.id === id ? { ...story, seen: true } : story)),
    )
    client.setQueryData(storyAuthorsQuery.queryKey, (authors) =>
      authors?.map((author) =>
        author.user.id === userId ? { ...author, unseen: Math.max(0, author.unseen - 1) } : author,
      ),
    )
    mutate(id)
  }
}

/** Who has seen one's own story, latest first. */
export function useStoryViewers(id: string) {
  const query = useInfiniteQuery({
    queryKey: ['story-viewers', id],
    queryFn: ({ pageParam, signal }): Promise<StoryViewer[]> =>
      call('listStoryViewers', {
        params: { id },
        query: { limit: limits.page.default, ...(pageParam !== undefined && { before: pageParam }) },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < limits.page.default ? undefined : page.at(-1)?.user.id),
  })
  return {
    viewers: query.data?.pages.flat() ?? [],
    isLoading: query.isPending,
    error: query.data === undefined ? query.error : null,
    retry: () => void query.refetch(),
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
  }
}
