/** What a row of each table takes on PostgreSQL's disk, its indexes and long values with it: what a year of posts will weigh. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { openDatabase } from '../../apps/server/src/database/open-database.ts'
import { populate } from './populate.ts'

type Weight = { name: string; rows: number; table_bytes: number; index_bytes: number }

/** Fewer rows than this say little about one of them. */
const fewRows = 500

/** Prints a line for each table that has rows enough. @param databaseUrl of an empty database */
export async function benchmarkRows(databaseUrl: string, posts: number): Promise<boolean> {
  const dataDir = mkdtempSync(join(tmpdir(), 'skein-bench-'))
  const database = await openDatabase({ dataDir, databaseUrl })
  try {
    await populate(database, posts)
    const { kysely } = database
    await sql`vacuum analyze`.execute(kysely)
    const { rows } = await sql<Weight>`
      select relname as name, reltuples::bigint as rows,
        pg_table_size(oid) as table_bytes, pg_indexes_size(oid) as index_bytes
      from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= ${fewRows}
      order by pg_total_relation_size(oid) desc`.execute(kysely)
    console.log('table                 rows   bytes a row   of them indexes')
    for (const { name, rows: count, table_bytes, index_bytes } of rows) {
      const a = (bytes: number) => (bytes / count).toFixed(0)
      const all = a(table_bytes + index_bytes).padStart(13)
      console.log(`${name.padEnd(18)}${String(count).padStart(8)} ${all} ${a(index_bytes).padStart(16)}`)
    }
    return rows.length > 0
  } finally {
    await database.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
