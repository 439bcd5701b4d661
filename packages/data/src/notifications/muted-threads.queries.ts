/** Conversations of which the member hears nothing more. */
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query'
import type { Call } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { call } from '../client/call.ts'

type MutedThread = Call<'listMutedThreads'>['answer'][number]

const pageSize = limits.page.default

const mutedThreadsQuery = infiniteQueryOptions({
  queryKey: ['muted-threads'] as const,
  queryFn: ({ pageParam, signal }) =>
    call('listMutedThreads', {
      query: { limit: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) },
      signal,
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page: MutedThread[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
  // Whoever opens the list wants it as it is now.
  gcTime: 0,
})

/** The list for a screen, in the shape of `usePeople`. */
export function useMutedThreads() {
  const query = useInfiniteQuery(mutedThreadsQuery)
  return {
    items: query.data?.pages.flat() ?? [],
    isLoading: query.isPending,
    error: query.data === undefined ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => void query.fetchNextPage(),
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
  }
}

/** Hears nothing more of the conversation that a post is part of. */
export const muteThread = (id: string) => call('muteThread', { params: { id } })

/** Hears of it again. */
export const unmuteThread = (id: string) => call('unmuteThread', { params: { id } })
