import type { PublicKey } from '@skein/contract'
import type { Executor } from '../database/statements.ts'

type Row = { key_id: string; public_key: string; created_at: number }

/** A key with what its owner alone gets: the backup, as JSON was stored. */
export type OwnedKey = { key: PublicKey; backup: string | null }

/** A key that waits to take the place of another. `inForceAt`: milliseconds since 1970. */
export type NextKey = OwnedKey & { inForceAt: number }

const columns = ['key_id', 'public_key', 'created_at'] as const

const keyFrom = (row: Row): PublicKey => ({
  keyId: row.key_id,
  publicKey: row.public_key,
  createdAt: new Date(row.created_at).toISOString(),
})

/** The last key that was published in place of another, whether it waits still or is in force. */
async function nextOf(executor: Executor, userId: string): Promise<NextKey | undefined> {
  const row = await executor
    .selectFrom('next_keys')
    .select([...columns, 'backup', 'in_force_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row && { key: keyFrom(row), backup: row.backup, inForceAt: row.in_force_at }
}

/**
 * A member's keys as they stand at a moment: the one that is in force, and the one that waits to take its place. The hour decides, and no
 * job: nothing has to run for a key to come into force.
 */
export async function keysOf(
  executor: Executor,
  userId: string,
  now: number,
): Promise<{ current?: OwnedKey; next?: NextKey }> {
  const next = await nextOf(executor, userId)
  if (next !== undefined && next.inForceAt <= now) return { current: next }
  const row = await executor
    .selectFrom('encryption_keys')
    .select([...columns, 'backup'])
    .where('user_id', '=', userId)
    .where('current', '=', 1)
    .executeTakeFirst()
  return { ...(row && { current: { key: keyFrom(row), backup: row.backup } }), ...(next && { next }) }
}

/** The key that messages to a member are encrypted with now. */
export const currentKey = async (executor: Executor, userId: string, now: number): Promise<PublicKey | undefined> =>
  (await keysOf(executor, userId, now)).current?.key

/** A key of a member by its id, also one that is not used any more: what it signed for stays readable. */
export async function keyById(
  executor: Executor,
  userId: string,
  keyId: string,
  now: number,
): Promise<PublicKey | undefined> {
  const row = await executor
    .selectFrom('encryption_keys')
    .select(columns)
    .where('user_id', '=', userId)
    .where('key_id', '=', keyId)
    .executeTakeFirst()
  if (row) return keyFrom(row)
  const current = await currentKey(executor, userId, now)
  return current?.keyId === keyId ? current : undefined
}

type NewKey = { userId: string; keyId: string; publicKey: string; backup: string | null; time: number }

/** Writes a key as the member's current one, in place of the one before. */
export async function putKey(tx: Executor, { userId, keyId, publicKey, backup, time }: NewKey): Promise<void> {
  await tx
    .updateTable('encryption_keys')
    .set({ current: 0 })
    .where('user_id', '=', userId)
    .where('key_id', '<>', keyId)
    .execute()
  const values = { current: 1, backup } as const
  await tx
    .insertInto('encryption_keys')
    .values({ user_id: userId, key_id: keyId, public_key: publicKey, created_at: time, ...values })
    .onConflict((conflict) => conflict.columns(['user_id', 'key_id']).doUpdateSet(values))
    .execute()
}

/** Writes a key that waits to take the place of the current one. */
export async function putNextKey(tx: Executor, key: NewKey, inForceAt: number): Promise<void> {
  const { userId, keyId, publicKey, backup, time } = key
  const values = { key_id: keyId, public_key: publicKey, backup, created_at: time, in_force_at: inForceAt }
  await tx
    .insertInto('next_keys')
    .values({ user_id: userId, ...values })
    .execute()
}

/** Moves a key whose time has come to where the current one stands, so that another may wait. */
export async function settleKeys(tx: Executor, userId: string, now: number): Promise<void> {
  const next = await nextOf(tx, userId)
  if (next === undefined || next.inForceAt > now) return
  const { key, backup } = next
  const time = Date.parse(key.createdAt)
  await putKey(tx, { userId, keyId: key.keyId, publicKey: key.publicKey, backup, time })
  await tx.deleteFrom('next_keys').where('user_id', '=', userId).execute()
}

/** Takes back a replacement that waits. One that is in force stays. @returns its key, or nothing where none waits */
export async function dropNextKey(tx: Executor, userId: string, now: number): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('next_keys')
    .where('user_id', '=', userId)
    .where('in_force_at', '>', now)
    .returning('key_id')
    .executeTakeFirst()
  return row?.key_id
}
