import { newId } from '../database/ids.ts'
import type { UnitOfWork } from '../events/unit-of-work.ts'

/**
 * Tells a member in the product that something was decided about them. They are its actor themself, so that no moderator is named and
 * nobody can be muted for it; what they had not read of before stands at the new place.
 */
export async function tellStanding({ tx, announce }: UnitOfWork, userId: string, time: number): Promise<void> {
  await tx.deleteFrom('notifications').where('user_id', '=', userId).where('type', '=', 'standing').execute()
  const noteId = newId(time)
  await tx
    .insertInto('notifications')
    .values({
      id: noteId,
      user_id: userId,
      actor_id: userId,
      type: 'standing',
      post_id: null,
      created_at: time,
      read_at: null,
    })
    .execute()
  announce({ kind: 'notifications-changed', userId, noteId })
}
