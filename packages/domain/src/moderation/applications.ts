/** Accounts that wait for approval: for moderators only; to everybody else these addresses are not there. */
import { pageAddress } from '@skein/contract/addresses'
import { Id } from '@skein/contract/schemas'
import type { Database } from '../database/database.ts'
import { callsWith } from '../calls/define-call.ts'
import { Problem } from '../calls/problem.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import { writeAuditEntry } from './audit-log.ts'
import { requireModerator } from './moderator.ts'

type Needs = {
  database: Database
  mail: Mail
  now: Clock
}

const defineCall = callsWith<Needs>()

const list = defineCall('listApplications', async ({ viewer, query, database }) => {
  requireModerator(viewer)
  const rows = await database.kysely
    .selectFrom('users')
    .select(['id', 'username', 'name', 'email', 'email_confirmed', 'created_at'])
    .where('awaits_approval', '=', 1)
    .where('erase_at', 'is', null)
    .$if(query.before !== undefined, (select) => select.where('id', '<', query.before?.toLowerCase() ?? ''))
    .orderBy('id', 'desc')
    .limit(query.limit)
    .execute()
  return rows.map(({ id, username, name, email, email_confirmed: confirmed, created_at: createdAt }) => ({
    id,
    username,
    name,
    // Whom it belongs to is nobody's business before there is an account; where it is says enough.
    mailDomain: (email ?? '').slice((email ?? '').lastIndexOf('@') + 1),
    emailConfirmed: confirmed === 1,
    createdAt: new Date(createdAt).toISOString(),
  }))
})

/** Lets an account in, or sends it away: then nobody signs in to it any more, and the next housekeeping erases it. */
const decide = defineCall('decideApplication', async ({ viewer, params, body, database, mail, now }) => {
  requireModerator(viewer)
  if (!Id.safeParse(params.userId).success) throw new Problem('user-not-found')
  const userId = params.userId.toLowerCase()
  const isApproved = body.action === 'approve'
  const reason = body.action === 'decline' ? body.reason.trim() : ''
  const time = now()
  await database.transaction(async (tx) => {
    const { numUpdatedRows } = await tx
      .updateTable('users')
      .set(isApproved ? { awaits_approval: 0, deactivated_at: null } : { erase_at: time })
      .where('id', '=', userId)
      .where('awaits_approval', '=', 1)
      .where('erase_at', 'is', null)
      .where('suspended_at', 'is', null)
      .executeTakeFirst()
    if (numUpdatedRows === 0n) throw new Problem('user-not-found')
    const action = isApproved ? 'approve-member' : 'decline-member'
    await writeAuditEntry(tx, { moderatorId: viewer.id, userId, action, reason, reportId: null, time })
    if (isApproved) await mail.send(tx, 'approved', userId, { url: mail.linkTo(pageAddress('/auth')) })
    else await mail.send(tx, 'declined', userId, { reason })
  })
  return undefined
})

export const applicationCalls = [list, decide]
