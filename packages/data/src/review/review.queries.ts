/** Reports as moderators review them. To everybody else the calls are not there (404). */
import { infiniteQueryOptions, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query'
import type { AccountApplication, Call, ModerationEntry, ReportCase } from '@skein/contract'
import { call } from '../client/call.ts'

const pageSize = 20

type Paged = { id: string }

function pagedQuery<Item extends Paged>(
  key: readonly string[],
  read: (page: { before?: string; limit: number }, signal: AbortSignal) => Promise<Item[]>,
) {
  return infiniteQueryOptions({
    queryKey: ['review', ...key],
    queryFn: ({ pageParam, signal }) =>
      read({ limit: pageSize, ...(pageParam === undefined ? {} : { before: pageParam }) }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => (last.length < pageSize ? undefined : last.at(-1)?.id),
  })
}

const reportsQuery = (state: 'open' | 'decided') =>
  pagedQuery<ReportCase>([state], (page, signal) => call('listReports', { query: { ...page, state }, signal }))

const logQuery = pagedQuery<ModerationEntry>(['log'], (page, signal) =>
  call('listModerationLog', { query: page, signal }),
)

const applicationsQuery = pagedQuery<AccountApplication>(['applications'], (page, signal) =>
  call('listApplications', { query: page, signal }),
)

/** Accounts that wait for approval, newest first. */
export const useApplications = () => useInfiniteQuery(applicationsQuery)

/** Approves an account that waits, or declines it for a reason. */
export function useDecideApplication() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, body }: { userId: string; body: NonNullable<Call<'decideApplication'>['body']> }) =>
      call('decideApplication', { params: { userId }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['review'] }),
  })
}

/** Reports, newest first: open ones, or those that were decided. */
export const useReports = (state: 'open' | 'decided') => useInfiniteQuery(reportsQuery(state))

/** What moderators did, newest first. */
export const useModerationLog = () => useInfiniteQuery(logQuery)

/** Decides a report; the lists are read anew, because others about the same thing go with it. */
export function useDecideReport() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: NonNullable<Call<'decideReport'>['body']> & { id: string }) =>
      call('decideReport', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['review'] }),
  })
}

/** Ends a suspension. */
export function useLiftSuspension() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ userId, reason }: { userId: string; reason: string }) =>
      call('liftSuspension', { params: { userId }, body: { reason } }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['review'] }),
  })
}
