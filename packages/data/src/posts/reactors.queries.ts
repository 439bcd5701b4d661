import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Reaction, ReactionName } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { call } from '../client/call.ts'

const reactorsQuery = (id: string, emoji: ReactionName | undefined) =>
  infiniteQueryOptions({
    queryKey: ['reactors', id, emoji ?? 'all'] as const,
    queryFn: ({ pageParam, signal }) =>
      call('listReactions', {
        params: { id },
        query: {
          limit: limits.page.default,
          ...(emoji === undefined ? {} : { emoji }),
          ...(pageParam === undefined ? {} : { before: pageParam }),
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Reaction[]) => (page.length < limits.page.default ? undefined : page.at(-1)?.user.id),
    // Whoever opens the list again wants to see who is there now.
    gcTime: 0,
  })

/** Who reacted to a post, all or with one emoji, in pages. */
export function useReactors(id: string, emoji?: ReactionName, enabled = true) {
  const query = useInfiniteQuery({ ...reactorsQuery(id, emoji), enabled })
  return {
    reactors: query.data?.pages.flat() ?? [],
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    isLoading: enabled && query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    error: query.data === undefined ? query.error : null,
    moreError: query.isFetchNextPageError ? query.error : null,
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
  }
}
