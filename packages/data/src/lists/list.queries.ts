import {
  infiniteQueryOptions,
  useInfiniteQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import type { DiscoveredPost, Post } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { putEntries } from './entries.ts'
import { shownKeys, useHidden } from './hidden.ts'
import { readAnew } from './read-anew.ts'

/** The kinds of lists of posts there are. */
export type ListKind =
  | 'feed'
  | 'author'
  | 'author-part'
  | 'tag'
  | 'search'
  | 'bookmarks'
  | 'discover'
  | 'videos'
  | 'quotes'
  | 'custom-feed'

/** Why a post was chosen for the viewer. */
export type DiscoveryReason = DiscoveredPost['reason']

/** One page of a list: card keys in order (see `putEntries`). A page shorter than the limit is the last. */
export type ListPage = {
  ids: string[]
  isLast: boolean
  /** In 'Discover Posts': why each is there. */
  reasons?: Readonly<Record<string, DiscoveryReason>>
}

export type ListData = InfiniteData<ListPage>

/** What the keys of all lists begin with; the kind comes next. */
export const listKey = ['list'] as const

/** How many posts a page of a list holds. */
export const pageSize = limits.page.default

type Load = (page: { limit: number; before?: string }, signal: AbortSignal) => Promise<(Post | DiscoveredPost)[]>

/** Stores what an answer brought and gives the page. */
export function pageOf(client: QueryClient, rows: readonly (Post | DiscoveredPost)[]): ListPage {
  const isLast = rows.length < pageSize
  const ids = putEntries(
    client,
    rows.map((row) => ('post' in row ? row.post : row)),
  )
  const reasons = rows.flatMap((row) => ('post' in row ? [[row.post.id, row.reason] as const] : []))
  return reasons.length === 0 ? { ids, isLast } : { ids, isLast, reasons: Object.fromEntries(reasons) }
}

/** A list of posts as pages of card keys; the posts themselves are entities. The last key is the cursor of the next page. */
export const listQuery = (kind: ListKind, rest: readonly string[], load: Load) =>
  infiniteQueryOptions({
    queryKey: [...listKey, kind, ...rest] as const,
    queryFn: async ({ pageParam, signal, client }): Promise<ListPage> =>
      pageOf(
        client,
        await load({ limit: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) }, signal),
      ),
    initialPageParam: undefined as string | undefined,
    // Posts may have left the end of the list since it was read: the cursor is the last that is still there.
    getNextPageParam: (page: ListPage, pages: ListPage[]) =>
      page.isLast ? undefined : pages.findLast(({ ids }) => ids.length > 0)?.ids.at(-1),
  })

/**
 * A list for a screen: the card keys it shows, whether there are more, and how to get them. `error` is the first load's,
 * `moreError` that of a later page; `retry` repeats what failed, `refresh` begins anew.
 * @param enabled without it nothing is asked for, and the list is empty
 */
export function useList(list: ReturnType<typeof listQuery>, enabled = true) {
  const client = useQueryClient()
  const hidden = useHidden()
  const query = useInfiniteQuery({ ...list, enabled })
  const keys = [...new Set(query.data?.pages.flatMap((page) => page.ids))]
  const kind = list.queryKey[1]
  return {
    ids: shownKeys(client, hidden, keys, !kind.startsWith('author') && kind !== 'bookmarks'),
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetchingNextPage) void query.fetchNextPage()
    },
    isLoading: enabled && query.isPending,
    isLoadingMore: query.isFetchingNextPage,
    error: query.data === undefined ? query.error : null,
    moreError: query.isFetchNextPageError ? query.error : null,
    retry: () => void (query.data === undefined ? query.refetch() : query.fetchNextPage()),
    refresh: () => readAnew(client, list),
    /** Why a post stands in 'Discover Posts'. */
    reasonOf: (key: string): DiscoveryReason | undefined =>
      query.data?.pages.find(({ reasons }) => reasons?.[key] !== undefined)?.reasons?.[key],
  }
}

/** What `useList` gives. */
export type PostList = ReturnType<typeof useList>
