import { limits } from '@skein/contract/limits'
import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import type { Executor } from '../database/statements.ts'
import { digestOf, randomBytes } from '../digest.ts'
import type { SecretBox } from './secret-box.ts'

const { codeDigits: digits, codePeriodSeconds: period, recoveryCodes: count } = limits.signIn

const totp = (secret: Secret, label = 'Skein') =>
  new TOTP({ issuer: 'Skein', label, algorithm: 'SHA1', digits, period, secret })

/** A new secret of 160 bits (RFC 4226 §4), as base32, and as the address that a QR code holds. */
export function newSecret(username: string): { secret: string; uri: string } {
  const secret = new Secret({ size: 20 })
  return { secret: secret.base32, uri: totp(secret, username).toString() }
}

/** The time step whose code this is, one step of drift either way, or nothing. */
export function stepOf(secret: string, code: string, now: number): number | undefined {
  const delta = totp(Secret.fromBase32(secret)).validate({ token: code, timestamp: now, window: 1 })
  return delta === null ? undefined : Math.floor(now / (period * 1000)) + delta
}

/**
 * Takes a one-time code, once: a step that was used, or one before it, is refused (RFC 6238 §5.2).
 * @returns whether it was right
 */
export async function takeCode(
  tx: Executor,
  box: SecretBox,
  { userId, code, now }: { userId: string; code: string; now: number },
): Promise<boolean> {
  const row = await tx
    .selectFrom('one_time_secrets')
    .select('secret')
    .where('user_id', '=', userId)
    .where('confirmed', '=', 1)
    .executeTakeFirst()
  const step = row && stepOf(box.open(row.secret, userId), code, now)
  if (step === undefined) return false
  // Of two requests with the same code, one finds the step still unused.
  const { numUpdatedRows } = await tx
    .updateTable('one_time_secrets')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** 32 digits and letters without look-alikes (Crockford's base 32), so that each character is five bits. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz'

/** 80 bits in four groups of four. */
function newRecoveryCode(): string {
  const letters = Array.from(randomBytes(16), (byte) => alphabet[byte % alphabet.length] ?? '').join('')
  return letters.replaceAll(/(.{4})(?=.)/g, '$1-')
}

/** However it is typed. What looks like a digit that codes have is that digit. */
const bare = (code: string) =>
  code
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .replaceAll('o', '0')
    .replaceAll(/[il]/g, '1')

/** In front of the hashes of codes from before they were closed, into which the server's key went. */
const tagged = 'v1.'

const plainHash = (userId: string, code: string) => digestOf(`${userId} ${bare(code)}`)

/** Makes new recovery codes in place of the old ones. They are shown this once. */
export async function renewRecoveryCodes(tx: Executor, box: SecretBox, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newRecoveryCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: box.close(plainHash(userId, code), userId) })))
    .execute()
  return codes
}

/** Takes a recovery code, once. @returns whether it was one */
export async function takeRecoveryCode(tx: Executor, box: SecretBox, userId: string, code: string): Promise<boolean> {
  const hash = plainHash(userId, code)
  const tags = new Set(box.tags(hash).map((tag) => `${tagged}${tag}`))
  const kept = await tx.selectFrom('recovery_codes').select('code_hash').where('user_id', '=', userId).execute()
  const found = kept.find(({ code_hash: text }) =>
    text.startsWith(tagged) ? tags.has(text) : box.open(text, userId) === hash,
  )
  if (found === undefined) return false
  // Of two requests with the same code, one finds it still there.
  const { rows } = await sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${found.code_hash} returning user_id`.execute(
    tx,
  )
  return rows.length > 0
}

/**
 * What is kept of a code: its hash, closed with a key that is not in the database, so that a copy of the tables alone cannot be guessed
 * against; the member's id keeps two members' equal codes apart. Closed texts can be closed again when the key is replaced; the tags of
 * before cannot, and hold as long as their key is known.
 * @returns the text with the present key; nothing where it has that or can have none
 */
export function closedAgain(box: SecretBox, text: string, userId: string): string | undefined {
  if (box.isCurrent(text) || text.startsWith(tagged)) return undefined
  const isPlain = !text.includes('.')
  return box.close(isPlain ? text : box.open(text, userId), userId)
}
