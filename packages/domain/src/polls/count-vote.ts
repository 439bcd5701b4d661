import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'

/**
 * Counts a vote that was just written, in the same transaction.
 * @returns whether the option is still there
 */
export async function countVote(tx: Transaction<Tables>, post: string, option: string): Promise<boolean> {
  const counted = await tx
    .updateTable('poll_options')
    .set((where) => ({ votes: where('votes', '+', 1) }))
    .where('post_id', '=', post)
    .where('option_id', '=', option)
    .returning('option_id')
    .execute()
  return counted.length > 0
}
