import type { ModerationEntry } from '@skein/contract'
import type { Transaction } from 'kysely'
import { newId } from '../database/ids.ts'
import type { Tables } from '../database/schema.ts'

/** What was decided about somebody. */
export type AuditEntry = {
  /** Null where whoever runs the server did it. */
  moderatorId: string | null
  userId: string | null
  action: ModerationEntry['action']
  reason: string
  reportId: string | null
  time: number
}

/** Writes an action into the log of moderation, in the transaction that does it. */
export async function writeAuditEntry(
  tx: Transaction<Tables>,
  { moderatorId, userId, action, reason, reportId, time }: AuditEntry,
): Promise<void> {
  await tx
    .insertInto('moderation_log')
    .values({
      id: newId(time),
      moderator_id: moderatorId,
      user_id: userId,
      action,
      reason,
      report_id: reportId,
      created_at: time,
    })
    .execute()
}
