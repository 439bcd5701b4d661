import type { Selectable, Transaction } from 'kysely'
import type { MeasuresTable, Tables } from '../database/schema.ts'
import { liftSuspension } from './suspend.ts'

/**
 * Ends a measure that was wrong. A limit and a suspension are lifted, unless another one holds as well; what was removed is gone, and of
 * that the record alone says that it should not have been.
 */
export async function takeBack(
  tx: Transaction<Tables>,
  { id, user_id: userId, kind, ended_at: endedAt }: Selectable<MeasuresTable>,
  time: number,
): Promise<void> {
  if (endedAt !== null || kind === 'removal' || kind === 'remove-post') return
  await tx.updateTable('measures').set({ ended_at: time }).where('id', '=', id).execute()
  const another = await tx
    .selectFrom('measures')
    .select('id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (another !== undefined) return
  if (kind === 'limit') await tx.updateTable('users').set({ limited_at: null }).where('id', '=', userId).execute()
  if (kind === 'suspension') await liftSuspension(tx, userId, time)
}
