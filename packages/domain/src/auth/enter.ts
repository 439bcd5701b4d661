import type { CurrentUser } from '@skein/contract'
import type { AnswerHeaders, Asked } from '../calls/asked.ts'
import { begun } from '../account/erase.ts'
import type { Database } from '../database/database.ts'
import { languageCookie, putCookie } from '../calls/cookies.ts'
import { Problem } from '../calls/problem.ts'
import type { Mail } from '../mail/mail.ts'
import type { ProductConfig } from '../product-config.ts'
import type { KnownBrowsers } from './known-browsers.ts'
import type { Sessions } from './sessions.ts'

/** What letting somebody in takes. */
export type EnterParts = {
  config: ProductConfig
  database: Database
  sessions: Sessions
  browsers: KnownBrowsers
  mail: Mail
}
type Member = { id: string; suspended_at: number | null; erase_at: number | null; awaits_approval: number }

/** What stands in the way of a member who proved who they are. @throws Problem `suspended`, `awaiting-approval` */
export function refuseClosed({ suspended_at: suspendedAt, awaits_approval: waits }: Member): void {
  if (suspendedAt !== null) throw new Problem('suspended')
  if (waits === 1) throw new Problem('awaiting-approval')
}

/** The next documents come in the language that the member chose, where they did. */
export function rememberLanguage(config: ProductConfig, reply: AnswerHeaders, { language }: CurrentUser): void {
  if (language !== null) putCookie(reply, languageCookie(language, config.publicUrl?.startsWith('https:') === true))
}

/**
 * Opens a session for a member who proved who they are. Within the time of grace it brings a deleted account back (behaviour §2.11).
 * @param isProved whether that was more than the password (`SessionsTable.proved`)
 */
export async function enter(
  { config, database, sessions, browsers, mail }: EnterParts,
  request: Asked,
  reply: AnswerHeaders,
  member: Member,
  isProved = false,
): Promise<CurrentUser> {
  refuseClosed(member)
  if (member.erase_at !== null) {
    await database.transaction(async (tx) => {
      const { numUpdatedRows } = await tx
        .updateTable('users')
        .set({ deactivated_at: null, erase_at: null })
        .where('id', '=', member.id)
        // Not one whose erasure has begun.
        .where('erase_at', '>', begun)
        .where('suspended_at', 'is', null)
        .executeTakeFirst()
      if (numUpdatedRows > 0n) await mail.send(tx, 'accountRestored', member.id, {})
    })
  }
  const { user } = await sessions.open(request, reply, member.id, isProved)
  browsers.remember(request, reply, member.id)
  rememberLanguage(config, reply, user)
  return user
}
