/** Reports, and what moderators decide. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

export const moderationCalls = {
  report: {
    access: 'member',
    summary: 'Report a post, a member or a message',
    body: s.Report,
    created: true,
    answer: z.object({ id: s.Id }),
  },
  listReports: {
    access: 'member',
    summary: 'Reports to review, newest first (moderators)',
    query: z.extend(s.Page, { state: z._default(z.enum(['open', 'decided']), 'open') }),
    answer: z.array(s.ReportCase),
  },
  decideReport: {
    access: 'member',
    summary: 'Dismiss a report, remove the post, or suspend the member (moderators)',
    body: s.ReportDecision,
    bodyBytes: limits.body.textBytes,
    answer: s.ReportCase,
  },
  listApplications: {
    access: 'member',
    summary: 'Accounts that wait for approval, newest first (moderators)',
    query: s.Page,
    answer: z.array(s.AccountApplication),
  },
  decideApplication: {
    access: 'member',
    summary: 'Approve an account that waits, or decline it (moderators)',
    body: s.ApplicationDecision,
    bodyBytes: limits.body.textBytes,
  },
  listModerationLog: {
    access: 'member',
    summary: 'What moderators did, newest first (moderators)',
    query: s.Page,
    answer: z.array(s.ModerationEntry),
  },
  liftSuspension: {
    access: 'member',
    summary: 'End a suspension (moderators)',
    body: z.object({ reason: s.ModerationReason }),
    bodyBytes: limits.body.textBytes,
  },
} as const satisfies Specs
