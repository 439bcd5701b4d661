import type { QueryClient } from '@tanstack/react-query'
import { listKey } from './list.queries.ts'

/** Has every list that is not on the page read anew when somebody comes to it: what belongs into lists has changed. */
export function forgetLists(client: QueryClient): void {
  client.removeQueries({ queryKey: listKey, type: 'inactive' })
}
