/**
 * Limits of what can be guessed: passwords, codes, emails. They are kept in the database, so that neither a restart forgives them nor a
 * second server doubles them.
 */
import { sql } from 'kysely'
import type { SecretBox } from '../auth/secret-box.ts'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'
import { tooMany } from './too-many.ts'

export type SharedRateLimiter = {
  /** Counts one attempt. @throws Problem `too-many-requests` with Retry-After when the window is used up */
  take: (key: string) => Promise<void>
  /** Counts one attempt, or does not. @returns 0, or the milliseconds until one is let through again */
  waitFor: (key: string) => Promise<number>
  /** Takes back one attempt that was counted: it was no guess. */
  giveBack: (key: string) => Promise<void>
  /** Forgets the attempts of a key, after one that proved itself. */
  forgive: (key: string) => Promise<void>
}

/** Makes a limiter: `limit` attempts a key in `windowMs`. */
export type SharedRateLimiters = (name: string, limit: number, windowMs: number) => SharedRateLimiter

type Parts = {
  database: Database
  secrets: SecretBox
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Makes the maker of such limiters: `limit` attempts a key in `windowMs`, counted from the first one, by one statement. Names differ; of
 * a key nothing is kept that can be read.
 */
export function createSharedRateLimiters({ database: { kysely }, secrets, now }: Parts): SharedRateLimiters {
  const count = statement<{ key: string; limit: number; now: number; end: number }, { taken: number }>(
    kysely,
    ({ key, limit, now: time, end }) => sql<{ taken: number }>`
      insert into attempts (key, taken, ends_at) values (${key}, 1, ${end})
      on conflict (key) do update set
        taken = case when attempts.ends_at <= ${time} then 1 else attempts.taken + 1 end,
        ends_at = case when attempts.ends_at <= ${time} then excluded.ends_at else attempts.ends_at end
      where attempts.ends_at <= ${time} or attempts.taken < ${limit}
      returning taken`,
  )

  return (name, limit, windowMs) => {
    const keyed = (key: string) => secrets.tag(`attempts ${name} ${key}`)

    async function waitFor(text: string): Promise<number> {
      const key = keyed(text)
      const time = now()
      const counted = await count(kysely, { key, limit, now: time, end: time + windowMs })
      if (counted.length > 0) return 0
      const row = await kysely.selectFrom('attempts').select('ends_at').where('key', '=', key).executeTakeFirst()
      return Math.max(1, (row?.ends_at ?? 0) - time)
    }

    return {
      waitFor,
      async take(key) {
        const waitMs = await waitFor(key)
        if (waitMs > 0) throw tooMany(waitMs)
      },
      async giveBack(key) {
        await kysely
          .updateTable('attempts')
          .set(({ eb }) => ({ taken: eb('taken', '-', 1) }))
          .where('key', '=', keyed(key))
          .where('taken', '>', 0)
          .execute()
      },
      async forgive(key) {
        await kysely.deleteFrom('attempts').where('key', '=', keyed(key)).execute()
      },
    }
  }
}
