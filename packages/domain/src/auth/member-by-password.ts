import type { Asked } from '../calls/asked.ts'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { Problem } from '../calls/problem.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Passwords } from './passwords.ts'
import { countSignIn } from './sign-in-limits.ts'
import type { SignInLimits } from './sign-in-limits.ts'

/** What looking a member up by their password takes. */
export type PasswordParts = {
  database: Database
  passwords: Passwords
  browsers: KnownBrowsers
  limits: SignInLimits
}

/**
 * The member whose name and password a request holds. Every call that takes a password of somebody who is not signed in goes through here,
 * so that all of them share the budgets of attempts.
 * @throws Problem `wrong-credentials`, `too-many-requests`
 */
export async function memberByPassword(
  context: PasswordParts & { request: Asked; body: { username: string; password: string } },
) {
  const { body, request, database, passwords } = context
  const name = body.username.normalize('NFKC').toLowerCase()
  const member = await database.kysely
    .selectFrom('users')
    .select(['id', 'password_hash', 'suspended_at', 'erase_at', 'awaits_approval'])
    .select(
      sql<boolean>`exists (select 1 from one_time_secrets s where s.user_id = users.id and s.confirmed = 1)`.as(
        'two_step',
      ),
    )
    .where(name.includes('@') ? 'email' : 'username', '=', name)
    .executeTakeFirst()
  const giveBack = await countSignIn(context, request, name, member?.id)
  // An unknown name costs the same hash and earns the same answer as a wrong password.
  const right = await passwords.verify(body.password, member?.password_hash ?? null)
  if (!member || !right) throw new Problem('wrong-credentials')
  await giveBack()
  return member
}
