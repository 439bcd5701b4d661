import type { Selectable, Transaction } from 'kysely'
import type { MeasuresTable, Tables } from '../database/schema.ts'
import { Problem } from '../calls/problem.ts'

/**
 * Keeps the one answer that a member gives to a measure.
 * @throws Problem `not-found` where it is none of theirs, `already-appealed`
 */
export async function keepAppeal(
  tx: Transaction<Tables>,
  { measureId, userId, text, time }: { measureId: string; userId: string; text: string; time: number },
): Promise<Selectable<MeasuresTable>> {
  const own = tx.selectFrom('measures').select('id').where('id', '=', measureId).where('user_id', '=', userId)
  if ((await own.executeTakeFirst()) === undefined) throw new Problem('not-found')
  const kept = await tx
    .updateTable('measures')
    .set({ appeal: text, appealed_at: time })
    .where('id', '=', measureId)
    .where('appealed_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
  if (kept === undefined) throw new Problem('already-appealed')
  return kept
}
