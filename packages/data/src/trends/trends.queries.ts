import { queryOptions } from '@tanstack/react-query'
import { call } from '../client/call.ts'

/** Hashtags that several members use now (specification §2.2, §2.4). */
export const trendsQuery = queryOptions({
  queryKey: ['trends'],
  queryFn: ({ signal }) => call('listTrends', { signal }),
})
