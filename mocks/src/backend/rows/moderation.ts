/** What was reported, and what moderators did. */
import type { ReportCase } from '@skein/contract'
import type { RowsOf } from '@skein/domain/database/rows'
import { idAt } from '../../fixtures/ids.ts'
import type { KeptMeasure, Told } from '../options.ts'
import { timeOf } from './moments.ts'

const timeOrNull = (moment: string | null | undefined) => (moment ? timeOf(moment) : null)

/** The reports of a case: the one that is shown, and as many before it, each by somebody else, as it counts. */
function reportRows(
  { id, subject, subjectId, reason, note, createdAt, reporter, reports }: ReportCase,
  { members, signedInAs }: Told,
) {
  const others = members.filter(
    ({ id: one, kind }) => ![reporter.id, signedInAs?.id].includes(one) && kind === 'person',
  )
  return [
    {
      subject,
      subject_id: subjectId,
      reason,
      id,
      note,
      reporter_id: reporter.id,
      created_at: timeOf(createdAt),
    },
    ...others.slice(0, reports - 1).map((other, index) => {
      const created_at = timeOf(createdAt) - (index + 1) * 60_000
      const earlier = idAt(new Date(created_at), 0x520000 + index)
      return { subject, subject_id: subjectId, reason, id: earlier, note: null, reporter_id: other.id, created_at }
    }),
  ]
}

const measureRow = ({ userId, by, measure }: KeptMeasure) => {
  const { id, kind, reason, parts, at, endedAt, appeal } = measure
  return {
    id,
    user_id: userId,
    kind,
    reason,
    parts: parts.join(' '),
    moderator_id: by?.id ?? null,
    created_at: timeOf(at),
    ended_at: timeOrNull(endedAt),
    appeal: appeal?.text ?? null,
    appealed_at: timeOrNull(appeal?.at),
    appeal_result: appeal?.outcome?.result ?? null,
    appeal_reason: appeal?.outcome?.reason ?? null,
    appeal_decided_at: timeOrNull(appeal?.outcome?.at),
  }
}

/** Rows of moderation. */
export const moderationRows = (told: Told): RowsOf => ({
  reports: (told.account?.cases ?? []).flatMap((one) => reportRows(one, told)),
  measures: (told.account?.measures ?? []).map(measureRow),
  member_notes: (told.account?.memberNotes ?? []).map(({ userId, note: { id, text, by, at } }) => ({
    id,
    user_id: userId,
    author_id: by?.id ?? null,
    text,
    created_at: timeOf(at),
  })),
})
