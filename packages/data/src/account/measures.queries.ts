import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Call } from '@skein/contract'
import { call } from '../client/call.ts'

const measuresQuery = queryOptions({
  queryKey: ['measures'],
  queryFn: ({ signal }) => call('listMeasures', { signal }),
  // A notification leads here: what was read before does not hold the news.
  refetchOnMount: 'always',
})

/** What moderators did about the member, newest first. */
export const useMeasures = () => useQuery(measuresQuery)

/** Answers to one of them, once. */
export function useAppealMeasure() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      call('appealMeasure', { params: { id }, body: { text } }),
    onSuccess: (measure) =>
      client.setQueryData(measuresQuery.queryKey, (all) => all?.map((one) => (one.id === measure.id ? measure : one))),
  })
}

/** Answers to the suspension of somebody who cannot sign in, with the password that was refused for it. */
export const useAppealSuspension = () =>
  useMutation({
    mutationFn: (body: NonNullable<Call<'appealSuspension'>['body']>) => call('appealSuspension', { body }),
  })
