import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Pages of the index that one step writes at most. */
const pages = 250

/**
 * Rewrites SQLite's index of words, which keeps what was deleted until then; step by step, each in a transaction of its own, as
 * `optimize` would hold everybody up for as long as the index is large (https://sqlite.org/fts5.html#the_merge_command).
 */
export async function mergeWords({ transaction }: Pick<Database, 'transaction'>): Promise<void> {
  // The first step opens all parts of the index for merging, the others go on with it.
  for (let amount = -pages, written = 2; written >= 2; amount = pages)
    written = await transaction(async (tx) => {
      const changes = async () => (await sql<{ n: number }>`select total_changes() as n`.execute(tx)).rows[0]?.n ?? 0
      const before = await changes()
      await sql`insert into search_words (search_words, rank) values ('merge', ${sql.lit(amount)})`.execute(tx)
      return (await changes()) - before
    })
}
