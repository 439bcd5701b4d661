import { createHash, createPublicKey } from 'node:crypto'
import type { KeyBackup, PublicKey } from '@skein/contract'
import type { Executor } from '../database/statements.ts'

type Row = { key_id: string; public_key: string; created_at: number }

const keyFrom = (row: Row): PublicKey => ({
  keyId: row.key_id,
  publicKey: row.public_key,
  createdAt: new Date(row.created_at).toISOString(),
})

/** The id of a public key: the SHA-256 of its bytes, so that nobody has to be believed which key an id means. */
export const keyIdOf = (publicKey: string): string =>
  createHash('sha256').update(Buffer.from(publicKey, 'base64url')).digest('base64url')

/** Whether the bytes are a point of P-256: on another curve a private key could be found out by what it answers. */
export function isPoint(publicKey: string): boolean {
  const bytes = Buffer.from(publicKey, 'base64url')
  const coordinate = (from: number) => bytes.subarray(from, from + 32).toString('base64url')
  try {
    createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: coordinate(1), y: coordinate(33) } })
    return bytes.length === 65
  } catch {
    return false
  }
}

/** The key that messages to a member are encrypted with now. */
export async function currentKey(executor: Executor, userId: string): Promise<PublicKey | undefined> {
  const row = await executor
    .selectFrom('encryption_keys')
    .select(['key_id', 'public_key', 'created_at'])
    .where('user_id', '=', userId)
    .where('current', '=', 1)
    .executeTakeFirst()
  return row && keyFrom(row)
}

/** A key of a member by its id, also one that is not used any more: what it signed for stays readable. */
export async function keyById(executor: Executor, userId: string, keyId: string): Promise<PublicKey | undefined> {
  const row = await executor
    .selectFrom('encryption_keys')
    .select(['key_id', 'public_key', 'created_at'])
    .where('user_id', '=', userId)
    .where('key_id', '=', keyId)
    .executeTakeFirst()
  return row && keyFrom(row)
}

/** The backup of a member's own current key, as JSON was stored. */
export async function storedBackup(executor: Executor, userId: string): Promise<string | null> {
  const row = await executor
    .selectFrom('encryption_keys')
    .select('backup')
    .where('user_id', '=', userId)
    .where('current', '=', 1)
    .executeTakeFirst()
  return row?.backup ?? null
}

/** Writes a key as the member's current one, in place of the one before. */
export async function putKey(
  tx: Executor,
  key: { userId: string; keyId: string; publicKey: string; backup: KeyBackup | null; time: number },
): Promise<void> {
  const { userId, keyId, publicKey, backup, time } = key
  await tx
    .updateTable('encryption_keys')
    .set({ current: 0 })
    .where('user_id', '=', userId)
    .where('key_id', '<>', keyId)
    .execute()
  const values = { current: 1, backup: backup && JSON.stringify(backup) }
  await tx
    .insertInto('encryption_keys')
    .values({ user_id: userId, key_id: keyId, public_key: publicKey, created_at: time, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key_id']).doUpdateSet(values))
    .execute()
}
