import type { Executor } from '../database/statements.ts'
import { takeBack } from '../keys/take-back.ts'
import { dropAllMailTokens } from './mail-tokens.ts'

/**
 * Ends what somebody else may have begun while they knew the password: links that lie in mailboxes, sign-ins that are half done, a key for
 * messages that waits to take the place of another, and sessions, each with the notifications that its browser gets.
 * @param now milliseconds since 1970
 * @param sessionId a session that stays: whose member asks
 */
export async function endForeign(tx: Executor, userId: string, now: number, sessionId?: string): Promise<void> {
  await takeBack(tx, userId, now)
  await dropAllMailTokens(tx, userId)
  await tx.deleteFrom('sign_in_steps').where('user_id', '=', userId).execute()
  const sessions = tx.deleteFrom('sessions').where('user_id', '=', userId)
  await (sessionId === undefined ? sessions : sessions.where('id', '<>', sessionId)).execute()
}
