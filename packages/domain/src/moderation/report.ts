import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import type { Tables } from '../database/schema.ts'
import type { CallContext } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Clock } from '../ports.ts'
import type { CanView } from '../visibility.ts'

type Context = CallContext<'report', { database: Database; canView: CanView; now: Clock }>
type Tx = Transaction<Tables>

/** Whose thing it is. @throws Problem where the viewer may not see it, or there is no such thing */
async function ownerOf({ viewer, body, canView }: Context, tx: Tx, id: string): Promise<string> {
  if (body.subject === 'post') return (await canView(tx, viewer, id)).authorId
  if (body.subject === 'user') {
    // Who was blocked by the reporter can be reported; who blocked the reporter is not there for them.
    const { rows } = await sql<{ id: string }>`
      select u.id from users u where u.id = ${id} and u.kind = 'person' and u.deactivated_at is null
        and not exists (select 1 from blocks b where b.blocker_id = u.id and b.blocked_id = ${viewer.id})`.execute(tx)
    const [row] = rows
    if (!row) throw new Problem('user-not-found')
    return row.id
  }
  const message = await tx
    .selectFrom('messages')
    .select('sender_id')
    .where('id', '=', id)
    .where((where) => where.or([where('sender_id', '=', viewer.id), where('receiver_id', '=', viewer.id)]))
    .executeTakeFirst()
  if (!message) throw new Problem('not-found')
  return message.sender_id
}

/** Files a report for the people who look after the place. One a member and thing: repeated, the first one is answered again. */
export const report = (context: Context): Promise<{ id: string }> => {
  const { viewer, body, database, now } = context
  return database.transaction(async (tx) => {
    const subjectId = body.subjectId.toLowerCase()
    if ((await ownerOf(context, tx, subjectId)) === viewer.id) throw new Problem('own-subject')
    const time = now()
    const { rows } = await sql<{ id: string }>`
      insert into reports (id, reporter_id, subject, subject_id, reason, note, created_at, state)
      values (${newId(time)}, ${viewer.id}, ${body.subject}, ${subjectId}, ${body.reason}, ${body.note?.trim() || null}, ${time}, 'open')
      on conflict (reporter_id, subject, subject_id) do nothing returning id`.execute(tx)
    return (
      rows[0] ??
      (await tx
        .selectFrom('reports')
        .select('id')
        .where('reporter_id', '=', viewer.id)
        .where('subject', '=', body.subject)
        .where('subject_id', '=', subjectId)
        .executeTakeFirstOrThrow())
    )
  })
}
