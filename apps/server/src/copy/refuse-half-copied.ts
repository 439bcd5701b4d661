import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import { StartError } from '../config.ts'

/**
 * Nothing is served from a database that a move or a restore was stopped in.
 * @throws StartError where one was
 */
export async function refuseHalfCopied({ dialect, kysely }: Database): Promise<void> {
  const { rows } =
    dialect.name === 'sqlite'
      ? await sql`select 1 from sqlite_schema where name = 'copy_state'`.execute(kysely)
      : await sql`select 1 from pg_tables where schemaname = current_schema() and tablename = 'copy_state'`.execute(
          kysely,
        )
  if (rows.length > 0)
    throw new StartError(
      'The database is being copied to, or a copy to it was stopped: let it end, or start the same move or restore again.',
    )
}
