/** Changes of lists that are already loaded. */
import type { QueryClient } from '@tanstack/react-query'
import { entryOf, type Entry } from './entries.ts'
import { listKey, type ListData, type ListKind } from './list.queries.ts'

/** Puts a card at the head of a list that is loaded, unless it is there already. */
export function leadWith(data: ListData, key: string): ListData {
  const [first, ...rest] = data.pages
  if (first === undefined || data.pages.some(({ ids }) => ids.includes(key))) return data
  return { ...data, pages: [{ ...first, ids: [key, ...first.ids] }, ...rest] }
}

/** Changes every loaded list of a kind (of all kinds without one). */
export function changeLists(
  client: QueryClient,
  kind: ListKind | undefined,
  change: (data: ListData, key: readonly unknown[]) => ListData,
): void {
  const queryKey = kind === undefined ? listKey : [...listKey, kind]
  for (const query of client.getQueryCache().findAll({ queryKey })) {
    client.setQueryData<ListData>(query.queryKey, (data) =>
      data === undefined ? undefined : change(data, query.queryKey),
    )
  }
}

/** Takes cards out of the loaded lists of a kind (of all kinds without one). */
export function takeOut(client: QueryClient, kind: ListKind | undefined, isGone: (entry: Entry) => boolean): void {
  changeLists(client, kind, (data) => ({
    ...data,
    pages: data.pages.map((page) => ({ ...page, ids: page.ids.filter((key) => !isGone(entryOf(client, key))) })),
  }))
}
