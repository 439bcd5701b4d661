import * as z from 'zod/mini'
import { limits, measureKinds, profileParts } from '../limits.ts'
import { Count, Id, Moment, filledUpTo } from './basics.ts'
import { Report } from './settings.ts'
import { UserSummary, profileTexts } from './user.ts'

/** Why a moderator did something; it stands in the log. */
export const ModerationReason = filledUpTo(limits.moderationReason.max)

const action = z.enum(['dismiss', 'remove-post', 'suspend-member'])

/** A report as moderators read it. Of a message only its sender shows: what was written is private. */
export const ReportCase = z.object({
  id: Id,
  subject: Report.shape.subject,
  subjectId: Id,
  reason: Report.shape.reason,
  note: z.nullable(z.string()),
  createdAt: Moment,
  reporter: UserSummary,
  /** Who answers for what was reported; null when they are gone. */
  about: z.nullable(
    z.extend(UserSummary, {
      suspended: z.boolean(),
      limited: z.boolean(),
      /** Suspended by whoever runs the server alone. */ moderator: z.boolean(),
    }),
  ),
  /** The wording of a reported post; null where there is none any more. */
  content: z.nullable(z.string()),
  /** Open reports about the same thing, this one included. */
  reports: Count,
  decision: z.nullable(z.object({ action, reason: z.string(), by: z.nullable(UserSummary), at: Moment })),
})

export const ReportDecision = z.object({ action, reason: ModerationReason })

/** An account that waits for approval. Of its address only the domain shows. */
export const AccountApplication = z.object({
  id: Id,
  username: z.string(),
  name: z.string(),
  mailDomain: z.string(),
  emailConfirmed: z.boolean(),
  createdAt: Moment,
})

/** Who is declined reads the reason. */
export const ApplicationDecision = z.union([
  z.object({ action: z.literal('approve') }),
  z.object({ action: z.literal('decline'), reason: ModerationReason }),
])

/** What a member answers to a measure, once, and what became of it. */
export const AppealText = filledUpTo(limits.appeal.max)

const MeasureAppeal = z.object({
  text: z.string(),
  at: Moment,
  /** Null until it is decided. */
  outcome: z.nullable(z.object({ result: z.enum(['upheld', 'taken-back']), reason: z.string(), at: Moment })),
})

/** What was done about a member, as they read it themself: by whom is not their business. */
export const Measure = z.object({
  id: Id,
  kind: z.enum(measureKinds),
  reason: z.string(),
  /** Of a removal, what was taken off the profile. */
  parts: z.array(z.enum(profileParts)),
  at: Moment,
  /** When it ended; null while it holds, and of what cannot end. */
  endedAt: z.nullable(Moment),
  appeal: z.nullable(MeasureAppeal),
})

const MeasureTaken = z.extend(Measure, { by: z.nullable(UserSummary) })

/** Parts of a profile to take off, and why. */
export const ProfileRemoval = z.object({
  parts: z.array(z.enum(profileParts)).check(z.minLength(1), z.maxLength(profileParts.length)),
  reason: ModerationReason,
})

/** What a moderator wrote about a member, for moderators only. */
export const MemberNote = z.object({ id: Id, text: z.string(), by: z.nullable(UserSummary), at: Moment })

export const NewMemberNote = z.object({ text: filledUpTo(limits.memberNote.max) })

/** A member as moderators read them: the profile, what was done about them and what was noted, each newest first. */
export const MemberRecord = z.object({
  member: z.extend(UserSummary, { suspended: z.boolean(), limited: z.boolean(), moderator: z.boolean() }),
  ...profileTexts,
  measures: z.array(MeasureTaken),
  notes: z.array(MemberNote),
})

/** An answer to a measure that waits for a moderator; `id` is the measure's. Who took it decides only where nobody else can. */
export const Appeal = z.object({ id: Id, about: UserSummary, measure: MeasureTaken, mayDecide: z.boolean() })

export const AppealDecision = z.object({ action: z.enum(['uphold', 'take-back']), reason: ModerationReason })

/** One action of a moderator. */
export const ModerationEntry = z.object({
  id: Id,
  action: z.enum([
    'dismiss',
    'remove-post',
    'suspend-member',
    'lift-suspension',
    'approve-member',
    'decline-member',
    'warn-member',
    'limit-member',
    'lift-limit',
    'remove-parts',
    'note-member',
    'uphold-measure',
    'take-back-measure',
  ]),
  reason: z.string(),
  at: Moment,
  by: z.nullable(UserSummary),
  about: z.nullable(UserSummary),
  reportId: z.nullable(Id),
})

export type ReportCase = z.infer<typeof ReportCase>
export type AccountApplication = z.infer<typeof AccountApplication>
export type Appeal = z.infer<typeof Appeal>
export type Measure = z.infer<typeof Measure>
export type MemberNote = z.infer<typeof MemberNote>
export type MemberRecord = z.infer<typeof MemberRecord>
export type ModerationEntry = z.infer<typeof ModerationEntry>
