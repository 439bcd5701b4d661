/** What moderators do about a member without a report: to everybody else these addresses are not there. Every deed stands in the log. */
import { defineCall } from '../http/calls.ts'
import type { CallContext } from '../http/calls.ts'
import { Problem } from '../http/problem.ts'
import { newId } from '../database/ids.ts'
import type { Deed } from '../events/deed.ts'
import { logDeed } from './log-deed.ts'
import type { LoggedDeed } from './log-deed.ts'
import { measuredMember, memberNamed } from './measured-member.ts'
import { endMeasures, keepMeasure, measureFrom, measuresOf } from './measures.ts'
import type { NewMeasure } from './measures.ts'
import { recordOf } from './member-record.ts'
import { requireModerator } from './moderator.ts'
import { takeOffProfile } from './take-off-profile.ts'
import { tellStanding } from './tell-standing.ts'
import { standingLink } from './standing-link.ts'

const read = defineCall('getMemberRecord', async ({ viewer, params, database }) => {
  requireModerator(viewer)
  return recordOf(database.kysely, await memberNamed(database.kysely, viewer.id, params.userId))
})

type Taken = Pick<NewMeasure, 'kind' | 'reason'> & Partial<Pick<NewMeasure, 'parts'>>

/** Writes a measure down, logs it, and tells the member in the product. */
async function take(
  deed: Deed,
  by: { moderatorId: string; userId: string; time: number },
  action: LoggedDeed['action'],
  measure: Taken,
): Promise<void> {
  await keepMeasure(deed.tx, { ...by, ...measure })
  await logDeed(deed.tx, { ...by, action, reason: measure.reason, reportId: null })
  await tellStanding(deed, by.userId, by.time)
}

/** Counts the deed and says who does what to whom. */
async function begin(
  { viewer, limits, now }: Pick<CallContext<'warnMember'>, 'viewer' | 'limits' | 'now'>,
  { tx }: Deed,
  userId: string,
) {
  const member = await measuredMember(tx, viewer.id, userId)
  limits.measures.take(viewer.id)
  return { member, by: { moderatorId: viewer.id, userId: member.id, time: now() } }
}

const warn = defineCall('warnMember', async (context) => {
  const { viewer, params, body, write, mail } = context
  requireModerator(viewer)
  const reason = body.reason.trim()
  const record = await write(async (deed) => {
    const { member, by } = await begin(context, deed, params.userId)
    await take(deed, by, 'warn-member', { kind: 'warning', reason })
    return recordOf(deed.tx, member)
  })
  mail.send('warned', record.member.id, { reason, url: standingLink(mail) })
  return record
})

const limit = defineCall('limitMember', async (context) => {
  const { viewer, params, body, write, mail } = context
  requireModerator(viewer)
  const reason = body.reason.trim()
  const record = await write(async (deed) => {
    const { member, by } = await begin(context, deed, params.userId)
    const { numUpdatedRows } = await deed.tx
      .updateTable('users')
      .set({ limited_at: by.time })
      .where('id', '=', member.id)
      .where('limited_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Problem('already-limited')
    await take(deed, by, 'limit-member', { kind: 'limit', reason })
    return recordOf(deed.tx, { ...member, limited_at: by.time })
  })
  mail.send('limited', record.member.id, { reason, url: standingLink(mail) })
  return record
})

const liftLimit = defineCall('liftLimit', async (context) => {
  const { viewer, params, body, write, mail } = context
  requireModerator(viewer)
  const reason = body.reason.trim()
  const record = await write(async (deed) => {
    const { member, by } = await begin(context, deed, params.userId)
    const { numUpdatedRows } = await deed.tx
      .updateTable('users')
      .set({ limited_at: null })
      .where('id', '=', member.id)
      .where('limited_at', 'is not', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Problem('user-not-found')
    await endMeasures(deed.tx, member.id, 'limit', by.time)
    await logDeed(deed.tx, { ...by, action: 'lift-limit', reason, reportId: null })
    await tellStanding(deed, member.id, by.time)
    return recordOf(deed.tx, { ...member, limited_at: null })
  })
  mail.send('limitLifted', record.member.id, { reason, url: standingLink(mail) })
  return record
})

const removeParts = defineCall('removeProfileParts', async (context) => {
  const { viewer, params, body, write, mail } = context
  requireModerator(viewer)
  const reason = body.reason.trim()
  const record = await write(async (deed) => {
    const { member, by } = await begin(context, deed, params.userId)
    const parts = await takeOffProfile(context, deed, member, body.parts)
    if (parts.length === 0) throw new Problem('invalid-input', { fields: { parts: 'There is nothing of this.' } })
    await take(deed, by, 'remove-parts', { kind: 'removal', reason, parts })
    return recordOf(deed.tx, await measuredMember(deed.tx, viewer.id, member.id))
  })
  mail.send('partsRemoved', record.member.id, { reason, url: standingLink(mail) })
  return record
})

/** Of a moderator nothing is noted: they would read it. */
const note = defineCall('addMemberNote', async (context) => {
  const { viewer, params, body, write } = context
  requireModerator(viewer)
  const text = body.text.trim()
  const { id, time } = await write(async (deed) => {
    const { by } = await begin(context, deed, params.userId)
    const made = { id: newId(by.time), time: by.time }
    await deed.tx
      .insertInto('member_notes')
      .values({ id: made.id, user_id: by.userId, author_id: viewer.id, text, created_at: made.time })
      .execute()
    await logDeed(deed.tx, { ...by, action: 'note-member', reason: '', reportId: null })
    return made
  })
  const { username, name, avatar, verified } = viewer.user
  return { id, text, by: { id: viewer.id, username, name, avatar, verified }, at: new Date(time).toISOString() }
})

/** What was done about oneself: by whom, and what was noted, is not told. */
const own = defineCall('listMeasures', async ({ viewer, database }) =>
  (await measuresOf(database.kysely, viewer.id)).map(measureFrom),
)

export const memberCalls = [read, warn, limit, liftLimit, removeParts, note, own]
