import type { Database } from './database/database.ts'

const dayMs = 24 * 60 * 60 * 1000

/** How long an idempotency key is remembered: a client that repeats a request does so within minutes. */
const keysKeptMs = 2 * dayMs

/** Removes what has had its time: sessions that ended, keys nobody will send again. @param now milliseconds since 1970 */
export async function cleanUp({ kysely }: Database, now: number): Promise<void> {
  await kysely.deleteFrom('sessions').where('expires_at', '<', now).execute()
  await kysely
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', now - keysKeptMs)
    .execute()
}
