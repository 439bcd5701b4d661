import type { Database } from '@skein/domain/database/database'
import { writeAuditEntry } from '@skein/domain/moderation/audit-log'
import { liftSuspension, suspend } from '@skein/domain/moderation/suspend'
import { StartError } from '../config.ts'

/**
 * Suspends a member, also one who is a moderator, whom no other moderator can suspend; or takes that back.
 * @param reason stands in the log; null takes it back
 * @throws StartError where nobody has this name, or there is nothing to take back
 */
export async function suspendMember(database: Database, username: string, reason: string | null): Promise<void> {
  const member = await database.kysely
    .selectFrom('users')
    .select('id')
    .where('username', '=', username.replace(/^@/, '').toLowerCase())
    .where('kind', '=', 'person')
    .executeTakeFirst()
  if (!member) throw new StartError(`Nobody is called ${JSON.stringify(username)}.`)
  const time = Date.now()
  await database.transaction(async (tx) => {
    if (reason !== null) await suspend(tx, { userId: member.id, reason, moderatorId: null, time })
    else if (!(await liftSuspension(tx, member.id, time))) throw new StartError(`${username} is not suspended.`)
    await writeAuditEntry(tx, {
      moderatorId: null,
      userId: member.id,
      action: reason === null ? 'lift-suspension' : 'suspend-member',
      reason: reason ?? 'Lifted by whoever runs the server.',
      reportId: null,
      time,
    })
  })
}
