/** The databases that every test of the server runs on. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openEmbeddedPostgres, openPostgresDatabase, openSqliteDatabase } from '../../src/database/database.ts'
import type { Database } from '../../src/database/database.ts'
import { createDatabaseAt, dropDatabaseAt } from '../postgres.ts'

export type Engine = { name: string; open: () => Promise<{ database: Database; discard: () => Promise<void> }> }

const sqlite: Engine = {
  name: 'SQLite',
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'skein-sqlite-'))
    const database = await openSqliteDatabase(join(folder, 'test.sqlite'))
    const discard = async () => {
      await database.close()
      rmSync(folder, { recursive: true })
    }
    return { database, discard }
  },
}

const pglite: Engine = {
  name: 'PGlite',
  async open() {
    const engine = await PGlite.create()
    const database = await openEmbeddedPostgres({
      begin: 'begin',
      async run(text, parameters) {
        const { rows, affectedRows } = await engine.query<Record<string, unknown>>(text, [...parameters])
        return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
      },
      close: () => engine.close(),
    })
    return { database, discard: () => database.close() }
  },
}

const postgres = (url: string): Engine => ({
  name: 'PostgreSQL',
  async open() {
    const address = await createDatabaseAt(url)
    const database = await openPostgresDatabase(address)
    const discard = async () => {
      await database.close()
      await dropDatabaseAt(url, address)
    }
    return { database, discard }
  },
})

const url = inject('postgres')

/** SQLite and PGlite always, a real PostgreSQL where there is one. */
export const engines: Engine[] = [sqlite, pglite, ...(url === null ? [] : [postgres(url)])]
