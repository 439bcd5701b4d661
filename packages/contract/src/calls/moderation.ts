/** Reports, and what moderators decide. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import * as s from '../schemas/index.ts'
import type { Specs } from './spec.ts'

const because = z.object({ reason: s.ModerationReason })

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
    body: because,
    bodyBytes: limits.body.textBytes,
  },
  getMemberRecord: {
    access: 'member',
    summary: 'A member with what was done about them and what was noted (moderators)',
    answer: s.MemberRecord,
  },
  warnMember: {
    access: 'member',
    summary: 'Warn a member (moderators)',
    body: because,
    bodyBytes: limits.body.textBytes,
    answer: s.MemberRecord,
  },
  limitMember: {
    access: 'member',
    summary: 'Show a member\u2019s posts to their followers and on their profile alone (moderators)',
    body: because,
    bodyBytes: limits.body.textBytes,
    answer: s.MemberRecord,
  },
  liftLimit: {
    access: 'member',
    summary: 'End a limit (moderators)',
    body: because,
    bodyBytes: limits.body.textBytes,
    answer: s.MemberRecord,
  },
  removeProfileParts: {
    access: 'member',
    summary: 'Take parts off a member\u2019s profile (moderators)',
    body: s.ProfileRemoval,
    bodyBytes: limits.body.textBytes,
    answer: s.MemberRecord,
  },
  addMemberNote: {
    access: 'member',
    summary: 'Note something about a member, for moderators only (moderators)',
    body: s.NewMemberNote,
    bodyBytes: limits.body.textBytes,
    answer: s.MemberNote,
    created: true,
  },
  listMeasures: {
    access: 'member',
    summary: 'What moderators did about oneself, newest first',
    answer: z.array(s.Measure),
  },
  appealMeasure: {
    access: 'member',
    summary: 'Answer to what moderators did about oneself, once',
    body: z.object({ text: s.AppealText }),
    bodyBytes: limits.body.textBytes,
    answer: s.Measure,
  },
  listAppeals: {
    access: 'member',
    summary: 'Answers of members that wait for a decision, newest measure first (moderators)',
    query: s.Page,
    answer: z.array(s.Appeal),
  },
  decideAppeal: {
    access: 'member',
    summary: 'Uphold a measure that was answered to, or take it back (moderators, not who took it)',
    body: s.AppealDecision,
    bodyBytes: limits.body.textBytes,
  },
} as const satisfies Specs
