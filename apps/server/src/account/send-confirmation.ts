import { limits } from '@skein/contract'
import type { Services } from '../services.ts'
import { newMailToken } from './mail-tokens.ts'

const { confirmDays } = limits.signIn

/** Sends the link that confirms an address; it takes the place of one that was sent before. */
export async function sendConfirmation(
  { database, mail, now }: Pick<Services, 'database' | 'mail' | 'now'>,
  userId: string,
  email: string,
): Promise<void> {
  const lifetimeMs = confirmDays * 24 * 60 * 60_000
  const token = await database.transaction((tx) =>
    newMailToken(tx, 'confirm', { userId, email, now: now(), lifetimeMs }),
  )
  const url = mail.linkTo(`/auth?view=confirm#${token}`)
  mail.send('confirm', { userId, email }, { email, days: confirmDays, url })
}
