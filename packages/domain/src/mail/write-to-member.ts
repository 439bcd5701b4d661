import { languages } from '@skein/contract'
import type { Executor } from '../database/statements.ts'
import { writeEmail } from './emails.ts'
import type { EmailData, EmailKind } from './emails.ts'

type Content<Kind extends EmailKind> = { kind: Kind; data: EmailData[Kind] }

/**
 * An email to a member, in their language.
 * @param email another address than theirs, where one is being confirmed
 * @returns nothing where the member is gone or has no address
 */
export async function writeToMember<Kind extends EmailKind>(
  executor: Executor,
  content: Content<Kind>,
  userId: string,
  email?: string,
) {
  const member = await executor
    .selectFrom('users')
    .select(['name', 'username', 'email', 'language'])
    .where('id', '=', userId)
    .executeTakeFirst()
  const to = email ?? member?.email
  if (member === undefined || !to) return undefined
  const language = languages.find((known) => known === member.language) ?? 'en'
  return { to, ...(await writeEmail(content, member, language)) }
}
