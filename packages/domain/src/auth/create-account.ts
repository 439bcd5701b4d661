import type { Registration } from '@skein/contract'
import { sendConfirmation } from '../account/send-confirmation.ts'
import type { Database } from '../database/database.ts'
import { newId } from '../database/ids.ts'
import { Problem } from '../calls/problem.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import type { SearchIndex } from '../search/search-index.ts'
import type { StoredSettings } from '../settings/stored-settings.ts'
import { bareUser } from '../users/bare-user.ts'
import { useInvitation } from './invitations.ts'
import type { Passwords } from './passwords.ts'
import { isReserved } from './reserved-names.ts'

/** What making an account takes. */
export type AccountParts = {
  database: Database
  passwords: Passwords
  searchIndex: SearchIndex
  mail: Mail
  now: Clock
}

/** What is on the form and cannot be had. @throws Problem `username-taken`, `email-taken` */
async function refuseTaken(
  { database }: Pick<AccountParts, 'database'>,
  { username, email }: Registration,
): Promise<void> {
  const rows = await database.kysely
    .selectFrom('users')
    .select(['username', 'email'])
    .where((where) => where.or([where('username', '=', username), where('email', '=', email)]))
    .execute()
  if (isReserved(username) || rows.some((row) => row.username === username))
    throw new Problem('username-taken', { fields: { username: 'This username is already taken.' } })
  if (rows.some((row) => row.email === email))
    throw new Problem('email-taken', { fields: { email: 'This email address already has an account.' } })
}

/**
 * Makes an account, and writes to its address.
 * @param waits it is hidden, and nobody can sign in to it, until a moderator approves it
 * @param invitation the code that lets it in, which is used up
 * @returns its id
 * @throws Problem `username-taken`, `email-taken`, `invitation-refused`
 */
export async function createAccount(
  parts: AccountParts,
  form: Registration,
  { waits = false, invitation }: { waits?: boolean; invitation?: string | undefined } = {},
): Promise<string> {
  const { database, passwords, searchIndex, now } = parts
  const { username, name, email } = form
  await refuseTaken(parts, form)
  const hash = await passwords.hash(form.password)
  const time = now()
  const id = newId(time)
  try {
    await database.transaction(async (tx) => {
      await tx
        .insertInto('users')
        .values({
          ...bareUser({ id, username, name, time }),
          settings: JSON.stringify({ welcome: 'waiting' } satisfies StoredSettings),
          email,
          password_hash: hash,
          deactivated_at: waits ? time : null,
          awaits_approval: Number(waits),
        })
        .execute()
      if (invitation !== undefined) await useInvitation(tx, invitation, id, time)
      await searchIndex.putUser(tx, { id, username, name })
      await sendConfirmation(tx, parts, id, email)
    })
  } catch (error) {
    // Somebody took the name while the password was being hashed.
    if (database.dialect.isDuplicate(error)) await refuseTaken(parts, form)
    throw error
  }
  return id
}
