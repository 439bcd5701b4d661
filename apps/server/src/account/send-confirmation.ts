import { limits } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'
import type { Services } from '../services.ts'
import { newMailToken } from './mail-tokens.ts'
import { requireSession } from './proof.ts'

const { confirmDays } = limits.signIn

/** Sends the link that confirms an address of a member who is signed in; it takes the place of one that was sent before. */
export async function sendConfirmation(
  { database, mail, now }: Pick<Services, 'database' | 'mail' | 'now'>,
  viewer: Viewer,
  email: string,
): Promise<void> {
  const lifetimeMs = confirmDays * 24 * 60 * 60_000
  const { id: userId } = viewer
  const token = await database.transaction(async (tx) => {
    await requireSession(tx, viewer)
    return newMailToken(tx, 'confirm', { userId, email, now: now(), lifetimeMs })
  })
  const url = mail.linkTo(`/auth?view=confirm#${token}`)
  mail.send('confirm', { userId, email }, { email, days: confirmDays, url })
}
