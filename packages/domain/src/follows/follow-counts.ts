import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'

/** Moves both members' counts, in the order of the ids, so that two who follow each other at once do not wait in a circle. */
export async function moveFollowCounts(
  tx: Transaction<Tables>,
  followerId: string,
  followeeId: string,
  change: number,
): Promise<void> {
  const moves = [
    { id: followerId, column: sql.ref('following_count') },
    { id: followeeId, column: sql.ref('followers_count') },
  ].sort((a, b) => (a.id < b.id ? -1 : 1))
  for (const { id, column } of moves)
    await sql`update users set ${column} = ${column} + ${sql.lit(change)} where id = ${id}`.execute(tx)
}
