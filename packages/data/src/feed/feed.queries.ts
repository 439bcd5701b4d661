import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import { limits } from '@skein/contract/limits'
import { addressOf, call } from '../client/call.ts'
import { putPosts } from '../posts/post.queries.ts'

/** Whose posts: everyone's public ones, or own posts and those of people followed (behaviour §2.3). */
export type FeedName = 'everyone' | 'following'

/** What every feed's key begins with. */
export const feedKey = ['feed'] as const

const pageSize = limits.page.default

// `limit` before `feed`: the inline script of the first HTML asks for the same address ahead of time.
const pageQuery = (feed: FeedName, before?: string) => ({
  limit: pageSize,
  feed,
  ...(before === undefined ? {} : { before }),
})

/** The address of a feed's first page, which the early fetch asks for. */
export const firstPageAddress = (feed: FeedName): string => addressOf('/api/posts', pageQuery(feed))

/** One page of a feed: ids of posts, newest first. A page shorter than the limit is the last. */
export type FeedPage = { ids: string[]; isLast: boolean }

/** A feed as pages of post ids; the posts themselves are entities. */
export const feedQuery = (feed: FeedName) =>
  infiniteQueryOptions({
    queryKey: [...feedKey, feed] as const,
    queryFn: async ({ pageParam, signal, client }): Promise<FeedPage> => {
      const ids = putPosts(client, await call('listPosts', { query: pageQuery(feed, pageParam), signal }))
      return { ids, isLast: ids.length < pageSize }
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: FeedPage) => (page.isLast ? undefined : page.ids.at(-1)),
  })

/**
 * A feed for a screen: the ids it shows, whether there are more, and how to get them. `error` is the first load's,
 * `moreError` that of a later page; `retry` repeats what failed.
 */
export function useFeed(feed: FeedName) {
  const query = useInfiniteQuery(feedQuery(feed))
  const ids = [...new Set(query.data?.pages.flatMap((page) => page.ids))]
  return {
    ids,
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    isLoading: query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    error: query.data === undefined ? query.error : null,
    moreError: query.isFetchNextPageError ? query.error : null,
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
  }
}
