import type { Passwords } from '../auth/passwords.ts'
import type { Viewer } from '../auth/sessions.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Executor } from '../database/statements.ts'
import { Problem } from '../calls/problem.ts'
import type { SharedRateLimiter } from '../calls/shared-rate-limit.ts'

/** Passwords given again: by session and by member. One that was right is forgiven. */
export type ProofLimits = { proofs: SharedRateLimiter; proofsOfMember: SharedRateLimiter }

/** What a proof takes. */
export type ProofParts = { database: Database; passwords: Passwords; limits: ProofLimits }

/**
 * Has the member prove by their password that it is they who sit there, and not somebody at a screen left open.
 * @throws Problem `wrong-password`, with the form's field; `too-many-requests`
 */
export async function prove(
  { database, passwords, limits }: ProofParts,
  viewer: Viewer,
  password: string,
  field = 'currentPassword',
): Promise<void> {
  // By session: one that was stolen must not keep its owner from what ends it.
  await limits.proofs.take(viewer.sessionId)
  await limits.proofsOfMember.take(viewer.id)
  const { password_hash: hash } = await database.kysely
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', viewer.id)
    .executeTakeFirstOrThrow()
  if (!(await passwords.verify(password, hash)))
    throw new Problem('wrong-password', { fields: { [field]: 'This is not your current password.' } })
  await limits.proofs.forgive(viewer.sessionId)
  await limits.proofsOfMember.forgive(viewer.id)
}

/**
 * Keeps second factors to addresses that their owner confirmed: whoever registers with somebody else's address must not be able to lock
 * that person out.
 * @throws Problem `email-unconfirmed`
 */
export async function requireConfirmed({ database }: { database: Database }, { id }: Viewer): Promise<void> {
  const { email_confirmed: isConfirmed } = await database.kysely
    .selectFrom('users')
    .select('email_confirmed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (isConfirmed === 0) throw new Problem('email-unconfirmed')
}

/**
 * Makes sure, inside the transaction that changes how an account is signed in to, that the session was not ended meanwhile: what ends it
 * ends everything foreign, and nothing may slip in behind that. Who takes the account back waits at the member's row, or is waited for.
 * @throws Problem `not-signed-in`
 */
export async function requireSession(tx: Executor, { id, sessionId }: Viewer): Promise<void> {
  await sql`update users set updated_at = updated_at where id = ${id}`.execute(tx)
  const session = await tx.selectFrom('sessions').select('id').where('id', '=', sessionId).executeTakeFirst()
  if (session === undefined) throw new Problem('not-signed-in')
}
