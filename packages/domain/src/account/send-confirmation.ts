import { pageAddress } from '@skein/contract/addresses'
import { limits } from '@skein/contract'
import type { Executor } from '../database/statements.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import { newMailToken } from './mail-tokens.ts'

const { confirmDays } = limits.signIn

/** Sends the link that confirms an address; it takes the place of one that was sent before. */
export async function sendConfirmation(
  tx: Executor,
  { mail, now }: { mail: Mail; now: Clock },
  userId: string,
  email: string,
): Promise<void> {
  const lifetimeMs = confirmDays * 24 * 60 * 60_000
  const token = await newMailToken(tx, 'confirm', { userId, email, now: now(), lifetimeMs })
  const url = mail.linkTo(`${pageAddress('/auth', { view: 'confirm' })}#${token}`)
  await mail.send(tx, 'confirm', { userId, email }, { email, days: confirmDays, url })
}
