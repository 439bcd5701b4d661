import { call } from '../client/call.ts'
import { listQuery, useList } from '../lists/list.queries.ts'

/** The posts that quote another one, newest first. */
const quotesQuery = (id: string) =>
  listQuery('quotes', [id], (page, signal) => call('listPosts', { query: { ...page, quoteOf: id }, signal }))

/** The posts that quote another one, for a screen; see `useList`. */
export const useQuotes = (id: string) => useList(quotesQuery(id))
