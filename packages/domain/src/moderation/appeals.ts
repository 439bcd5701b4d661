/** Answers of members to what was decided about them, and what another moderator makes of them. */
import { Id } from '@skein/contract/schemas'
import type { Selectable, Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import type { MeasuresTable, Tables } from '../database/schema.ts'
import type { Executor } from '../database/statements.ts'
import type { Write } from '../events/unit-of-work.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import { keepAppeal } from './keep-appeal.ts'
import { writeAuditEntry } from './audit-log.ts'
import { measureFrom } from './measures.ts'
import { peopleBy } from './member-record.ts'
import { byModerators, requireModerator } from './moderator.ts'
import { standingLink } from './standing-link.ts'
import { takeBack } from './take-back.ts'
import { tellStanding } from './tell-standing.ts'

type Needs = {
  database: Database
  write: Write
  mail: Mail
  now: Clock
}

const defineCall = callsWith<Needs>()

type Measured = Pick<Selectable<MeasuresTable>, 'user_id' | 'moderator_id'>

const idOf = (sent: string): string => {
  if (!Id.safeParse(sent).success) throw new Problem('not-found')
  return sent.toLowerCase()
}

const appeal = defineCall(
  'appealMeasure',
  ({ viewer, params, body, database, now }) => {
    const measureId = idOf(params.id)
    return database.transaction(async (tx) =>
      measureFrom(await keepAppeal(tx, { measureId, userId: viewer.id, text: body.text.trim(), time: now() })),
    )
  },
  { admit: ({ params }) => void idOf(params.id), limit: 'appeals' },
)

/** Says whether a moderator may decide about an answer: nobody about themself, and who took the measure only where nobody else can. */
async function decider(executor: Executor, viewerId: string): Promise<(measure: Measured) => boolean> {
  const others = await executor
    .selectFrom('users')
    .select('id')
    .where('role', '=', 'moderator')
    .where('deactivated_at', 'is', null)
    .where('id', '<>', viewerId)
    .execute()
  return ({ user_id: about, moderator_id: by }) =>
    about !== viewerId && (by !== viewerId || others.every(({ id }) => id === about))
}

const list = defineCall('listAppeals', async ({ viewer, query, database: { kysely } }) => {
  requireModerator(viewer)
  const rows = await kysely
    .selectFrom('measures')
    .selectAll()
    .where('appealed_at', 'is not', null)
    .where('appeal_result', 'is', null)
    .$if(query.before !== undefined, (select) => select.where('id', '<', query.before?.toLowerCase() ?? ''))
    .orderBy('id', 'desc')
    .limit(query.limit)
    .execute()
  const mayDecide = await decider(kysely, viewer.id)
  const personOf = await peopleBy(
    kysely,
    rows.flatMap(({ user_id: about, moderator_id: by }) => [about, by]),
  )
  return rows.flatMap((row) => {
    const about = personOf(row.user_id)
    if (about === null) return []
    const measure = Object.assign(measureFrom(row), { by: personOf(row.moderator_id) })
    return [{ id: row.id, about, measure, mayDecide: mayDecide(row) }]
  })
})

/** The answered measure, which this moderator may decide about. @throws Problem `not-found`, `own-subject`, `another-decides` */
async function appealed(tx: Transaction<Tables>, viewerId: string, id: string): Promise<Selectable<MeasuresTable>> {
  const found = await tx
    .selectFrom('measures')
    .selectAll()
    .where('id', '=', id)
    .where('appealed_at', 'is not', null)
    .executeTakeFirst()
  if (found === undefined) throw new Problem('not-found')
  if (found.user_id === viewerId) throw new Problem('own-subject')
  const mayDecide = await decider(tx, viewerId)
  if (!mayDecide(found)) throw new Problem('another-decides')
  return found
}

const decide = defineCall(
  'decideAppeal',
  async (context) => {
    const { viewer, params, body, write, mail, now } = context
    const id = idOf(params.id)
    const reason = body.reason.trim()
    const isTakenBack = body.action === 'take-back'
    await write(async (unit) => {
      const { tx } = unit
      const measure = await appealed(tx, viewer.id, id)
      const time = now()
      const { numUpdatedRows } = await tx
        .updateTable('measures')
        .set({
          appeal_result: isTakenBack ? 'taken-back' : 'upheld',
          appeal_reason: reason,
          appeal_decided_by: viewer.id,
          appeal_decided_at: time,
        })
        .where('id', '=', id)
        .where('appeal_result', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows === 0n) throw new Problem('already-decided')
      if (isTakenBack) await takeBack(tx, measure, time)
      const action = isTakenBack ? 'take-back-measure' : 'uphold-measure'
      await writeAuditEntry(tx, {
        moderatorId: viewer.id,
        userId: measure.user_id,
        action,
        reason,
        reportId: null,
        time,
      })
      await tellStanding(unit, measure.user_id, time)
      if (isTakenBack) await mail.send(tx, 'appealTakenBack', measure.user_id, { reason, url: standingLink(mail) })
      else await mail.send(tx, 'appealUpheld', measure.user_id, { reason })
    })
    return undefined
  },
  byModerators,
)

export const appealCalls = [appeal, list, decide]
