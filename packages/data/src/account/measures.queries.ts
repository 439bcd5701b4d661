import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'

const measuresQuery = queryOptions({
  queryKey: ['measures'],
  queryFn: ({ signal }) => call('listMeasures', { signal }),
})

/** What moderators did about the member, newest first. */
export const useMeasures = () => useQuery(measuresQuery)
