/** Reports as moderators review them. To everybody else the calls are not there (404). */
import {
  infiniteQueryOptions,
  queryOptions,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type {
  AccountApplication,
  Appeal,
  Call,
  MemberRecord,
  ModerationEntry,
  ProfilePart,
  ReportCase,
} from '@skein/contract'
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

const recordQuery = (userId: string) =>
  queryOptions({
    queryKey: ['review', 'member', userId],
    queryFn: ({ signal }) => call('getMemberRecord', { params: { userId }, signal }),
    // What another moderator did or noted meanwhile counts.
    refetchOnMount: 'always',
  })

/** A member as moderators read them: profile, measures, notes. */
export const useMemberRecord = (userId: string) => useQuery(recordQuery(userId))

/** What a moderator does about a member without a report. */
export type MeasureInput =
  | { kind: 'warn' | 'limit' | 'lift-limit'; reason: string }
  | { kind: 'remove-parts'; parts: ProfilePart[]; reason: string }

function measure(userId: string, input: MeasureInput): Promise<MemberRecord> {
  const { reason } = input
  const params = { userId }
  switch (input.kind) {
    case 'warn':
      return call('warnMember', { params, body: { reason } })
    case 'limit':
      return call('limitMember', { params, body: { reason } })
    case 'lift-limit':
      return call('liftLimit', { params, body: { reason } })
    default:
      return call('removeProfileParts', { params, body: { parts: input.parts, reason } })
  }
}

/** Warns or limits a member, ends a limit, or takes parts off the profile. */
export function useMeasure(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: MeasureInput) => measure(userId, input),
    onSuccess(record) {
      client.setQueryData(recordQuery(userId).queryKey, record)
      return client.invalidateQueries({ queryKey: ['review'] })
    },
  })
}

/** Notes something about a member, for moderators. */
export function useAddMemberNote(userId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call('addMemberNote', { params: { userId }, body: { text } }),
    onSuccess: (note) =>
      client.setQueryData(
        recordQuery(userId).queryKey,
        (record) => record && { ...record, notes: [note, ...record.notes] },
      ),
  })
}

const appealsQuery = pagedQuery<Appeal>(['appeals'], (page, signal) => call('listAppeals', { query: page, signal }))

/** Answers of members that wait for a decision. */
export const useAppeals = () => useInfiniteQuery(appealsQuery)

/** Upholds a measure that was answered to, or takes it back. */
export function useDecideAppeal() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: NonNullable<Call<'decideAppeal'>['body']> & { id: string }) =>
      call('decideAppeal', { params: { id }, body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['review'] }),
  })
}
