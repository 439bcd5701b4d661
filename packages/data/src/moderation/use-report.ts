import { useMutation } from '@tanstack/react-query'
import type { Call } from '@skein/contract'
import { call } from '../client/call.ts'

/** What is reported, and why. */
export type ReportInput = Call<'report'>['body']

/** Reports a post, a member or a message. Reporting the same thing again changes nothing. */
export const useReport = () => useMutation({ mutationFn: (body: ReportInput) => call('report', { body }) })
