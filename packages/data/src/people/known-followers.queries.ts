import { queryOptions } from '@tanstack/react-query'
import { call } from '../client/call.ts'

/** Followers of a member whom the viewer follows too. */
export const knownFollowersQuery = (id: string) =>
  queryOptions({
    queryKey: ['known-followers', id],
    queryFn: ({ signal }) => call('listKnownFollowers', { params: { id }, signal }),
    staleTime: 60_000,
  })
