import { sql } from 'kysely'
import { moveFollowCounts } from '../follows/follow-counts.ts'
import type { UnitOfWork } from '../events/unit-of-work.ts'

/** An account that is open for everybody has nobody to ask: who was waiting follows from now on. */
export async function acceptWaiting({ tx, announce }: UnitOfWork, userId: string): Promise<void> {
  const { rows } = await sql<{ follower_id: string }>`
    update follows set state = 'following' where followee_id = ${userId} and state = 'requested' returning follower_id`.execute(
    tx,
  )
  for (const { follower_id: followerId } of rows) {
    await moveFollowCounts(tx, followerId, userId, 1)
    announce({ kind: 'user-followed', userId, followerId })
    announce({ kind: 'follow-changed', userId, followerId, state: 'following' })
  }
  const told = await sql`
    delete from notifications where user_id = ${userId} and type = 'follow-request' returning id`.execute(tx)
  if (told.rows.length > 0) announce({ kind: 'notifications-changed', userId })
}
