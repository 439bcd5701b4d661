import type { Executor } from '../database/statements.ts'
import { digestOf, randomToken } from '../digest.ts'

/** `key`: takes back the replacement of a key for messages. */
export type TokenKind = 'confirm' | 'reset' | 'key'

/**
 * Makes the token of a link that goes out by mail; the database keeps its SHA-256. A new one takes the place of the one before.
 * @param email the address it is sent to, and proves
 * @param lifetimeMs how long it is good for
 */
export async function newMailToken(
  tx: Executor,
  kind: TokenKind,
  { userId, email, now, lifetimeMs }: { userId: string; email: string; now: number; lifetimeMs: number },
): Promise<string> {
  const token = randomToken()
  await dropMailTokens(tx, kind, userId)
  await tx
    .insertInto('mail_tokens')
    .values({ token_hash: digestOf(token), user_id: userId, kind, email, expires_at: now + lifetimeMs })
    .execute()
  return token
}

/** Ends the links of a kind that a member has. */
export async function dropMailTokens(tx: Executor, kind: TokenKind, userId: string): Promise<void> {
  await tx.deleteFrom('mail_tokens').where('user_id', '=', userId).where('kind', '=', kind).execute()
}

/** Ends every link that a member has, whoever asked for it. */
export async function dropAllMailTokens(tx: Executor, userId: string): Promise<void> {
  await tx.deleteFrom('mail_tokens').where('user_id', '=', userId).execute()
}

/** Takes a token, once: whose it is and which address it proves, or nothing. */
export async function takeMailToken(
  tx: Executor,
  kind: TokenKind,
  token: string,
  now: number,
): Promise<{ userId: string; email: string } | undefined> {
  const row = await tx
    .deleteFrom('mail_tokens')
    .where('token_hash', '=', digestOf(token))
    .where('kind', '=', kind)
    .returning(['user_id', 'email', 'expires_at'])
    .executeTakeFirst()
  if (row === undefined || row.expires_at <= now) return undefined
  return { userId: row.user_id, email: row.email }
}
