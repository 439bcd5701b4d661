/** The databases that every test of the server runs on. */
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@skein/domain/database/database'
import { inject } from 'vitest'
import { openPostgresDatabase, openSqliteDatabase } from '../../src/database/open-database.ts'
import { patience } from '../../../../tests/patience.ts'
import { createDatabaseAt, dropDatabaseAt, emptyDatabaseAt } from '../postgres.ts'

declare module 'vitest' {
  // Provided values are typed by merging into this interface.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    /** The address of the suite's PostgreSQL. */
    postgres: string
    /** The address of a database with the newest schema, to make others from. */
    postgresTemplate: string
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
    const database = await openSqliteDatabase(file, { isThrowaway: true })
    const discard = async () => {
      await database.close()
      rmSync(folder, { recursive: true })
    }
    return { database, discard }
  },
}

/** Databases of tests that are over, empty: to empty one costs a tenth of making one. */
const spareAddresses: string[] = []

const postgres = (url: string, template: string): Engine => ({
  name: 'PostgreSQL',
  async open() {
    const address = spareAddresses.pop() ?? (await createDatabaseAt(url, template))
    // Many calls at once wait for ten connections, longer on a slow machine.
    const database = await openPostgresDatabase(address, { waitMs: patience.wait })
    const discard = async () => {
      await database.close()
      if (await emptyDatabaseAt(address)) spareAddresses.push(address)
      else await dropDatabaseAt(url, address)
    }
    return { database, discard }
  },
})

/** Both databases that the product runs on. */
export const engines: readonly [sqlite: Engine, postgres: Engine] = [
  sqlite,
  postgres(inject('postgres'), inject('postgresTemplate')),
]
