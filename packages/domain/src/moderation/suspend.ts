import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Tables } from '../database/schema.ts'
import { endMeasures, keepMeasure } from './measures.ts'
import type { NewMeasure } from './measures.ts'

type Tx = Transaction<Tables>

/**
 * Hides a member and ends all their sessions. A moderator is none from then on, nor once it is lifted: that power is given anew, by whoever
 * runs the server.
 */
export async function suspend(
  tx: Tx,
  { userId, reason, moderatorId, time }: Pick<NewMeasure, 'userId' | 'reason' | 'moderatorId' | 'time'>,
): Promise<void> {
  await tx
    .updateTable('users')
    .set({ suspended_at: time, deactivated_at: time, role: 'member' })
    .where('id', '=', userId)
    .where('kind', '=', 'person')
    .execute()
  await keepMeasure(tx, { userId, kind: 'suspension', reason, moderatorId, time })
  await tx.deleteFrom('sessions').where('user_id', '=', userId).execute()
}

/** Ends a suspension. A member who deleted the account meanwhile stays hidden until they sign in. @returns whether there was one */
export async function liftSuspension(tx: Tx, userId: string, time: number): Promise<boolean> {
  const { rows } = await sql`
    update users set suspended_at = null, deactivated_at = case when erase_at is null and awaits_approval = 0 then null else deactivated_at end
    where id = ${userId} and suspended_at is not null returning id`.execute(tx)
  if (rows.length > 0) await endMeasures(tx, userId, 'suspension', time)
  return rows.length > 0
}

/**
 * The measure by which a member is suspended, the newest that holds. One from before measures were written down is written down from the
 * log.
 */
export async function suspensionOf(
  tx: Tx,
  { id: userId, suspendedAt: time }: { id: string; suspendedAt: number },
): Promise<string> {
  const newest = () =>
    tx
      .selectFrom('measures')
      .select('id')
      .where('user_id', '=', userId)
      .where('kind', '=', 'suspension')
      .where('ended_at', 'is', null)
      .orderBy('id', 'desc')
      .executeTakeFirst()
  const known = await newest()
  if (known !== undefined) return known.id
  const logged = await tx
    .selectFrom('moderation_log')
    .select(['moderator_id', 'reason'])
    .where('user_id', '=', userId)
    .where('action', '=', 'suspend-member')
    .orderBy('id', 'desc')
    .executeTakeFirst()
  const { moderator_id: moderatorId = null, reason = '' } = logged ?? {}
  await keepMeasure(tx, { userId, kind: 'suspension', reason, moderatorId, time })
  const made = await newest()
  if (made === undefined) throw new Error('A measure was not kept.')
  return made.id
}
