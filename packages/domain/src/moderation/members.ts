/** What moderators do about a member without a report: to everybody else these addresses are not there. Every action stands in the log. */
import type { MemberRecord } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { callsWith } from '../calls/define-call.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import { newId } from '../database/ids.ts'
import type { UnitOfWork, Write } from '../events/unit-of-work.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import type { SearchIndex } from '../search/search-index.ts'
import { writeAuditEntry } from './audit-log.ts'
import type { AuditEntry } from './audit-log.ts'
import { measuredMember, memberNamed } from './measured-member.ts'
import type { MeasuredMember } from './measured-member.ts'
import { endMeasures, keepMeasure, measureFrom, measuresOf } from './measures.ts'
import type { NewMeasure } from './measures.ts'
import { recordOf } from './member-record.ts'
import { byModerators, requireModerator } from './moderator.ts'
import { takeOffProfile } from './take-off-profile.ts'
import { tellStanding } from './tell-standing.ts'
import { standingLink } from './standing-link.ts'

type Needs = {
  database: Database
  write: Write
  mail: Mail
  searchIndex: SearchIndex
  now: Clock
}

const defineCall = callsWith<Needs>()

const read = defineCall('getMemberRecord', async ({ viewer, params, database }) => {
  requireModerator(viewer)
  return recordOf(database.kysely, await memberNamed(database.kysely, viewer.id, params.userId))
})

type Taken = Pick<NewMeasure, 'kind' | 'reason'> & Partial<Pick<NewMeasure, 'parts'>>

/** Writes a measure down, logs it, and tells the member in the product. */
async function take(
  unit: UnitOfWork,
  by: { moderatorId: string; userId: string; time: number },
  action: AuditEntry['action'],
  measure: Taken,
): Promise<void> {
  await keepMeasure(unit.tx, { ...by, ...measure })
  await writeAuditEntry(unit.tx, { ...by, action, reason: measure.reason, reportId: null })
  await tellStanding(unit, by.userId, by.time)
}

/** Who does it to whom, and when. */
type By = { moderatorId: string; userId: string; time: number }

/** Begins an action about a member in its transaction. */
async function begin(
  { viewer, now }: { viewer: Viewer; now: Clock },
  { tx }: UnitOfWork,
  userId: string,
): Promise<{ member: MeasuredMember; by: By }> {
  const member = await measuredMember(tx, viewer.id, userId)
  return { member, by: { moderatorId: viewer.id, userId: member.id, time: now() } }
}

/** Does something with a reason about a member, who gets it by mail. @returns the member's record afterwards */
async function decide(
  context: Pick<CallContext<'warnMember', Needs>, 'viewer' | 'params' | 'body' | 'write' | 'mail' | 'now'>,
  email: 'warned' | 'limited' | 'limitLifted' | 'partsRemoved',
  work: (unit: UnitOfWork, of: { member: MeasuredMember; by: By; reason: string }) => Promise<MemberRecord>,
): Promise<MemberRecord> {
  const { params, body, write, mail } = context
  const reason = body.reason.trim()
  return write(async (unit) => {
    const record = await work(unit, { ...(await begin(context, unit, params.userId)), reason })
    await mail.send(unit.tx, email, record.member.id, { reason, url: standingLink(mail) })
    return record
  })
}

const warn = defineCall(
  'warnMember',
  (context) =>
    decide(context, 'warned', async (unit, { member, by, reason }) => {
      await take(unit, by, 'warn-member', { kind: 'warning', reason })
      return recordOf(unit.tx, member)
    }),
  byModerators,
)

const limit = defineCall(
  'limitMember',
  (context) =>
    decide(context, 'limited', async (unit, { member, by, reason }) => {
      const { numUpdatedRows } = await unit.tx
        .updateTable('users')
        .set({ limited_at: by.time })
        .where('id', '=', member.id)
        .where('limited_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Problem('already-limited')
      await take(unit, by, 'limit-member', { kind: 'limit', reason })
      return recordOf(unit.tx, { ...member, limited_at: by.time })
    }),
  byModerators,
)

const liftLimit = defineCall(
  'liftLimit',
  (context) =>
    decide(context, 'limitLifted', async (unit, { member, by, reason }) => {
      const { numUpdatedRows } = await unit.tx
        .updateTable('users')
        .set({ limited_at: null })
        .where('id', '=', member.id)
        .where('limited_at', 'is not', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Problem('user-not-found')
      await endMeasures(unit.tx, member.id, 'limit', by.time)
      await writeAuditEntry(unit.tx, { ...by, action: 'lift-limit', reason, reportId: null })
      await tellStanding(unit, member.id, by.time)
      return recordOf(unit.tx, { ...member, limited_at: null })
    }),
  byModerators,
)

const removeParts = defineCall(
  'removeProfileParts',
  (context) =>
    decide(context, 'partsRemoved', async (unit, { member, by, reason }) => {
      const parts = await takeOffProfile(context, unit, member, context.body.parts)
      if (parts.length === 0) throw new Problem('invalid-input', { fields: { parts: 'There is nothing of this.' } })
      await take(unit, by, 'remove-parts', { kind: 'removal', reason, parts })
      return recordOf(unit.tx, await measuredMember(unit.tx, context.viewer.id, member.id))
    }),
  byModerators,
)

/** Of a moderator nothing is noted: they would read it. */
const note = defineCall(
  'addMemberNote',
  async (context) => {
    const { viewer, params, body, write } = context
    const text = body.text.trim()
    const { id, time } = await write(async (unit) => {
      const { by } = await begin(context, unit, params.userId)
      const made = { id: newId(by.time), time: by.time }
      await unit.tx
        .insertInto('member_notes')
        .values({ id: made.id, user_id: by.userId, author_id: viewer.id, text, created_at: made.time })
        .execute()
      await writeAuditEntry(unit.tx, { ...by, action: 'note-member', reason: '', reportId: null })
      return made
    })
    const { username, name, avatar, verified } = viewer.user
    return { id, text, by: { id: viewer.id, username, name, avatar, verified }, at: new Date(time).toISOString() }
  },
  byModerators,
)

/** What was done about oneself: by whom, and what was noted, is not told. */
const own = defineCall('listMeasures', async ({ viewer, database }) =>
  (await measuresOf(database.kysely, viewer.id)).map(measureFrom),
)

export const memberCalls = [read, warn, limit, liftLimit, removeParts, note, own]
