import { limits } from '@skein/contract/limits'
import { Secret, TOTP } from 'otpauth'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
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

/** In front of what the server's key went into. */
const version = 'v1.'

const plainHash = (userId: string, code: string) => digestOf(`${userId} ${bare(code)}`)

/**
 * What is kept of a code: its hash, under a key that is not in the database, so that a copy of the tables alone cannot be guessed against;
 * the member's id keeps two members' equal codes apart.
 */
const keyedHash = (box: SecretBox, hash: string) => `${version}${box.tag(hash)}`

/** Makes new recovery codes in place of the old ones. They are shown this once. */
export async function renewRecoveryCodes(tx: Executor, box: SecretBox, userId: string): Promise<string[]> {
  const codes = Array.from({ length: count }, newRecoveryCode)
  await tx.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await tx
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ user_id: userId, code_hash: keyedHash(box, plainHash(userId, code)) })))
    .execute()
  return codes
}

/** Takes a recovery code, once. @returns whether it was one */
export async function takeRecoveryCode(tx: Executor, box: SecretBox, userId: string, code: string): Promise<boolean> {
  const hash = keyedHash(box, plainHash(userId, code))
  const { rows } = await sql`
    delete from recovery_codes where user_id = ${userId} and code_hash = ${hash} returning user_id`.execute(tx)
  return rows.length > 0
}

/** Puts the key into the hashes of codes from before there was one: they go on working. */
export async function closeOpenRecoveryCodes({ kysely, transaction }: Database, box: SecretBox): Promise<void> {
  const open = await kysely
    .selectFrom('recovery_codes')
    .select(['user_id', 'code_hash'])
    .where('code_hash', 'not like', `${version}%`)
    .execute()
  if (open.length === 0) return
  await transaction(async (tx) => {
    for (const { user_id: userId, code_hash: hash } of open)
      await tx
        .updateTable('recovery_codes')
        .set({ code_hash: keyedHash(box, hash) })
        .where('user_id', '=', userId)
        .where('code_hash', '=', hash)
        .execute()
  })
}
