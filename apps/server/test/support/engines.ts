/** The databases that every test of the server runs on. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openEmbeddedPostgres, openPostgresDatabase, openSqliteDatabase } from '../../src/database/database.ts'
import type { Database } from '../../src/database/database.ts'
import { createDatabaseAt, dataTables, dropDatabaseAt, emptyDatabaseAt, emptying } from '../postgres.ts'

declare module 'vitest' {
  // Provided values are typed by merging into this interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The address of the suite's PostgreSQL, where there is one. */
    postgres: string | null
    /** The address of a database with the newest schema, to make others from. */
    postgresTemplate: string | null
    /** A SQLite file with the newest schema. */
    sqliteTemplate: string
  }
}

export type Engine = { name: string; open: () => Promise<{ database: Database; discard: () => Promise<void> }> }

const sqlite: Engine = {
  name: 'SQLite',
  async open() {
    const folder = mkdtempSync(join(tmpdir(), 'skein-sqlite-'))
    const file = join(folder, 'test.sqlite')
    copyFileSync(inject('sqliteTemplate'), file)
    const database = await openSqliteDatabase(file, true)
    const discard = async () => {
      await database.close()
      rmSync(folder, { recursive: true })
    }
    return { database, discard }
  },
}

/** Engines and databases of tests that are over, empty: to empty one costs a tenth of making one. */
const spareEngines: PGlite[] = []
const spareAddresses: string[] = []

const pglite: Engine = {
  name: 'PGlite',
  async open() {
    const engine = spareEngines.pop() ?? (await PGlite.create())
    const database = await openEmbeddedPostgres({
      begin: 'begin',
      async run(text, parameters) {
        const { rows, affectedRows } = await engine.query<Record<string, unknown>>(text, [...parameters])
        return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
      },
      close: () => {},
    })
    const discard = async () => {
      await database.close()
      const { rows } = await engine.query<{ name: string }>(dataTables)
      await engine.exec(emptying(rows))
      spareEngines.push(engine)
    }
    return { database, discard }
  },
}

const postgres = (url: string, template: string | undefined): Engine => ({
  name: 'PostgreSQL',
  async open() {
    const address = spareAddresses.pop() ?? (await createDatabaseAt(url, template))
    const database = await openPostgresDatabase(address)
    const discard = async () => {
      await database.close()
      if (await emptyDatabaseAt(address)) spareAddresses.push(address)
      else await dropDatabaseAt(url, address)
    }
    return { database, discard }
  },
})

const url = inject('postgres')

/** SQLite, and a real PostgreSQL; where none can be had, PostgreSQL's own code in this process. */
export const engines: Engine[] = [
  sqlite,
  url === null ? pglite : postgres(url, inject('postgresTemplate') ?? undefined),
]
