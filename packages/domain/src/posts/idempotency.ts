import { sql } from 'kysely'
import type { Transaction } from 'kysely'
import type { Tables } from '../database/schema.ts'
import type { Executor } from '../database/statements.ts'
import { digestOf } from '../digest.ts'
import { Problem } from '../calls/problem.ts'

/** Longest `Idempotency-Key` that is accepted; a UUID has 36 characters. */
const maxKeyLength = 200

/** @throws Problem `invalid-input` for a key that is empty or too long */
export function checkKey(key: string | undefined): void {
  if (key !== undefined && (key.length === 0 || key.length > maxKeyLength))
    throw new Problem('invalid-input', { message: `An Idempotency-Key has 1 to ${maxKeyLength} characters.` })
}

/** The same for bodies that say the same, in whatever order their fields stand. */
const hashOf = (call: string, body: object) =>
  digestOf(`${call} ${JSON.stringify(Object.entries(body).sort(([a], [b]) => (a < b ? -1 : 1)))}`)

/** Whether a key of the member's came before: what is checked of a new request need not hold for its repetition. */
export async function cameBefore(executor: Executor, userId: string, key: string | undefined): Promise<boolean> {
  if (key === undefined) return false
  const row = await executor
    .selectFrom('idempotency_keys')
    .select('key')
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirst()
  return row !== undefined
}

type Request = { userId: string; key: string; call: string; body: object; id: string; time: number }

/**
 * Remembers that a key stands for what the request makes, `id`.
 * @returns the id of what the key made before, or nothing when it is new
 * @throws Problem `idempotency-mismatch` where the key came with another body
 */
export async function repeated(tx: Transaction<Tables>, request: Request): Promise<string | undefined> {
  const { userId, key, call, body, id, time } = request
  const hash = hashOf(call, body)
  const { rows } = await sql`
    insert into idempotency_keys (user_id, key, request_hash, result_id, created_at)
    values (${userId}, ${key}, ${hash}, ${id}, ${time})
    on conflict do nothing returning key`.execute(tx)
  if (rows.length > 0) return undefined
  const earlier = await tx
    .selectFrom('idempotency_keys')
    .select(['request_hash', 'result_id'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (earlier.request_hash !== hash) throw new Problem('idempotency-mismatch')
  return earlier.result_id
}
