/** The blended search and the pages it opens (specification §2.12). */
import { useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { SearchResponse } from '@skein/contract'
import { searchSources } from '@skein/contract/limits'
import { call } from '../client/call.ts'
import { peekViewer } from '../session/session.queries.ts'
import { askSearch } from './ask-search.ts'

/** A question as it is asked: without spaces around it, with single ones inside. */
export const searchedText = (query: string): string => query.trim().replaceAll(/\s+/g, ' ')

/** What is found depends on who looks. */
const keyOf = (client: QueryClient, query: string) => ['blended-search', peekViewer(client)?.id ?? null, query] as const

/** An answer of Skein alone as the beginning of one of all sources: those that are not in it are the ones to be asked. */
const withPending = (answer: SearchResponse): SearchResponse => ({
  ...answer,
  sources: searchSources.map(
    (source) => answer.sources.find((one) => one.source === source) ?? { source, status: 'pending', results: 0 },
  ),
})

/**
 * Reads what Skein itself has, for the first HTML of a search: that is there at once, and costs nothing. The search is not done with it, so it is
 * marked as out of date and the browser goes on from there.
 */
export async function readOwnResults(client: QueryClient, typed: string): Promise<void> {
  const query = searchedText(typed)
  if (query === '') return
  const queryKey = keyOf(client, query)
  await client.prefetchQuery({
    queryKey,
    queryFn: async () => withPending(await call('blendedSearch', { body: { query, sources: ['local'] } })),
  })
  await client.invalidateQueries({ queryKey, refetchType: 'none' })
}

/**
 * A search of Skein and the web, with what was found so far while it is under way. A blank question asks for nothing (§5). Going back to a
 * question shows what it found, without asking again.
 */
export function useBlendedSearch(typed: string) {
  const client = useQueryClient()
  const query = searchedText(typed)
  const queryKey = keyOf(client, query)
  const { data, error, isFetching, refetch } = useQuery<SearchResponse>({
    queryKey,
    queryFn: async ({ signal }) => {
      let last: SearchResponse | undefined
      for await (const found of askSearch(query, signal)) {
        last = found
        if (!signal.aborted) client.setQueryData(queryKey, found)
      }
      if (last === undefined) throw new Error('Nothing was answered.')
      return last
    },
    enabled: query !== '',
    // Nothing is ever out of date by its age: this is for what `readOwnResults` read.
    refetchOnMount: true,
  })
  return {
    /** What was found so far. */
    found: data,
    /** Whether more may come. */
    isSearching: isFetching,
    /** Why there is nothing, or not everything. */
    error: isFetching ? null : error,
    retry: () => void refetch(),
  }
}

/** Whether a page of the web may stand in a frame, and what it says; nothing is asked for without an address. */
export function useWebPage(url: string) {
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['web-page', url] as const,
    queryFn: ({ signal }) => call('openPage', { query: { url }, signal }),
    enabled: url !== '',
  })
  return {
    page: data,
    error: data === undefined ? error : null,
    isLoading: isPending && url !== '',
    retry: () => void refetch(),
  }
}
