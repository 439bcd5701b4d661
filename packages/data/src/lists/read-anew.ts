import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads the beginning of a list in pages anew, for somebody who stands there. What was read further down is forgotten, and comes again as
 * it is reached: only one page is asked for, however many there were.
 * @throws (rejects) when it cannot be read; the first page stays as it was
 */
export async function readAnew(client: QueryClient, { queryKey }: { queryKey: QueryKey }): Promise<void> {
  client.setQueryData<InfiniteData<unknown>>(
    queryKey,
    (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
  )
  await client.refetchQueries({ queryKey, exact: true }, { throwOnError: true })
}
