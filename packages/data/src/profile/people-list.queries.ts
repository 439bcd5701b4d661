/**
 * Lists of members: who follows, who is followed, who asks to follow, whom the viewer muted or blocked, who liked or
 * reposted a post (specification §2.10, behaviour §2.11).
 */
import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useMutation,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { SuggestedUser, UserSummary } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { setHidden, useHidden } from '../lists/hidden.ts'
import { putFollow } from '../people/standing.ts'
import { answerKey } from './answered-requests.ts'

/** Members whom the viewer keeps away. */
export type KeptAwayKind = 'muted' | 'blocked'

/** What members did with a post. */
export type MarkedKind = 'likes' | 'reposts'

/** Lists of a member, and of a post. */
export type PeopleKind = 'followers' | 'following' | 'requests' | KeptAwayKind | MarkedKind

const isKeptAway = (kind: PeopleKind): kind is KeptAwayKind => kind === 'muted' || kind === 'blocked'

type Row = UserSummary & Partial<Pick<SuggestedUser, 'follow'>>

const pageSize = limits.page.default

async function load(kind: PeopleKind, id: string, before: string | undefined, signal: AbortSignal): Promise<Row[]> {
  const query = { limit: pageSize, ...(before === undefined ? {} : { before }) }
  if (kind === 'requests') return call('listFollowRequests', { query, signal })
  if (kind === 'muted') return call('listMuted', { query, signal })
  if (kind === 'blocked') return call('listBlocked', { query, signal })
  const calls = {
    followers: 'listFollowers',
    following: 'listFollowing',
    likes: 'listLikes',
    reposts: 'listReposts',
  } as const
  return call(calls[kind], { params: { id }, query, signal })
}

/** A list of members as pages; the last member is the cursor of the next page. */
export const peopleQuery = (kind: PeopleKind, id: string) =>
  infiniteQueryOptions({
    queryKey: ['people', kind, id] as const,
    queryFn: async ({ pageParam, signal, client }): Promise<Row[]> => {
      const rows = await load(kind, id, pageParam, signal)
      for (const row of rows) if (row.follow !== undefined) putFollow(client, row.id, row.follow)
      if (isKeptAway(kind)) for (const row of rows) setHidden(client, kind, row.id, true)
      return rows
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: Row[]) => (page.length < pageSize ? undefined : page.at(-1)?.id),
    // Whoever opens the list wants it as it is now.
    gcTime: 0,
  })

/**
 * A list of members for a screen, in the shape of `useList` with `items`. Members whom the viewer blocks leave it at once, but for the list of
 * those: there a row stays where it is, so that what was done can be taken back.
 */
export function usePeople(kind: PeopleKind, id: string, enabled = true) {
  const query = useInfiniteQuery({ ...peopleQuery(kind, id), enabled })
  const { blocked } = useHidden()
  const items = [...new Map(query.data?.pages.flat().map((row) => [row.id, row])).values()]
  return {
    items: kind === 'blocked' ? items : items.filter((row) => !blocked.has(row.id)),
    isLoading: enabled && query.isPending,
    error: query.data === undefined ? query.error : null,
    hasMore: query.hasNextPage,
    isLoadingMore: query.isFetchingNextPage,
    moreError: query.isFetchNextPageError ? query.error : null,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
  }
}

function dropRequest(client: QueryClient, userId: string): void {
  client.setQueriesData<InfiniteData<Row[]>>({ queryKey: ['people', 'requests'] }, (data) =>
    data === undefined ? data : { ...data, pages: data.pages.map((page) => page.filter(({ id }) => id !== userId)) },
  )
}

/**
 * Answers a request to follow. A request that was withdrawn meanwhile (404) counts as answered: `isWithdrawn` says so.
 * Any other refusal rejects, and the request stays.
 */
export function useFollowAnswer(userId: string) {
  const client = useQueryClient()
  const { mutateAsync, isPending, data, variables } = useMutation({
    mutationKey: [...answerKey, userId],
    mutationFn: async (isAccepted: boolean): Promise<'accepted' | 'declined' | 'withdrawn'> => {
      try {
        await call(isAccepted ? 'acceptFollowRequest' : 'declineFollowRequest', { params: { id: userId } })
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return 'withdrawn'
        throw error
      }
      return isAccepted ? 'accepted' : 'declined'
    },
    onSuccess: () => dropRequest(client, userId),
  })
  return {
    /** What became of the request, once the server has said so. */
    outcome: data,
    isPending,
    isAccepting: isPending && variables,
    accept: () => mutateAsync(true),
    decline: () => mutateAsync(false),
  }
}
