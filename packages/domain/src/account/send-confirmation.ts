import { pageAddress } from '@skein/contract/addresses'
import { limits } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import type { Mail } from '../mail/mail.ts'
import type { Clock } from '../ports.ts'
import { newMailToken } from './mail-tokens.ts'
import { requireSession } from './proof.ts'

const { confirmDays } = limits.signIn

/**
 * Sends the link that confirms an address; it takes the place of one that was sent before.
 * @param viewer who asked for it: a session that was ended meanwhile asks for nothing
 */
export async function sendConfirmation(
  { database, mail, now }: { database: Database; mail: Mail; now: Clock },
  userId: string,
  email: string,
  viewer?: Viewer,
): Promise<void> {
  const lifetimeMs = confirmDays * 24 * 60 * 60_000
  const token = await database.transaction(async (tx) => {
    if (viewer !== undefined) await requireSession(tx, viewer)
    return newMailToken(tx, 'confirm', { userId, email, now: now(), lifetimeMs })
  })
  const url = mail.linkTo(`${pageAddress('/auth', { view: 'confirm' })}#${token}`)
  mail.send('confirm', { userId, email }, { email, days: confirmDays, url })
}
