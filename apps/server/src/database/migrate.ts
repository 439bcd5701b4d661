import { sql } from 'kysely'
import type { ColumnTypes } from './dialect.ts'
import type { Database } from './database.ts'
import { firstTables } from './migrations/001-first-tables.ts'

/** One step of the schema. Published steps never change; a new need is a new step. */
export type Migration = {
  version: number
  name: string
  /** The statements, in order, with the engine's column types. */
  statements: (types: ColumnTypes) => string[]
}

const migrations: Migration[] = [firstTables]

/**
 * Brings the schema to the newest version, each step in one transaction together with its entry. Two servers that start at once do
 * not collide: the second waits at the entry's key and then finds the step done.
 */
export async function migrate(database: Database): Promise<void> {
  await sql
    .raw('create table if not exists schema_versions (version integer primary key, name text not null)')
    .execute(database.kysely)
  for (const { version, name, statements } of migrations) {
    await database.transaction(async (transaction) => {
      const { rows } = await sql`
        insert into schema_versions (version, name) values (${version}, ${name})
        on conflict do nothing returning version`.execute(transaction)
      if (rows.length === 0) return
      for (const statement of statements(database.dialect.types)) await sql.raw(statement).execute(transaction)
    })
  }
}
