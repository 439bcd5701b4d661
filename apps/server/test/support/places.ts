/** Databases that a test opens, closes and opens again, by their places. */
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { openPostgresDatabase, openSqliteDatabase } from '../../src/database/open-database.ts'
import { dropDatabaseAt } from '../postgres.ts'
import type { Engine } from './engines.ts'

export type Kind = 'SQLite' | 'PostgreSQL'

const isPostgres = (place: string) => place.startsWith('postgres')

/** The database at a place, for a test server; it stays when the server is closed. */
export const engineAt = (place: string): Engine => ({
  name: isPostgres(place) ? 'PostgreSQL' : 'SQLite',
  async open() {
    const database = await (isPostgres(place)
      ? openPostgresDatabase(place)
      : openSqliteDatabase(place, { isThrowaway: true }))
    return { database, discard: () => database.close() }
  },
})

/** Makes places of databases, all of which go with `close`. */
export function createPlaces() {
  const folder = mkdtempSync(join(tmpdir(), 'skein-places-'))
  const made: string[] = []
  return {
    folder,
    /** A place where there is no database yet, or an empty one without tables. */
    async fresh(kind: Kind): Promise<string> {
      if (kind === 'SQLite') return join(folder, `${randomUUID()}.sqlite`)
      const address = new URL(inject('postgres'))
      const client = new pg.Client({ connectionString: address.href })
      await client.connect()
      address.pathname = `/skein_${randomUUID().replaceAll('-', '')}`
      // Words are in the order of a language there, as on most machines: nothing may rest on the order of bytes unless it says so.
      await client.query(
        `create database ${address.pathname.slice(1)} template template0 locale_provider icu icu_locale 'en' locale 'C'`,
      )
      await client.end()
      made.push(address.href)
      return address.href
    },
    async close() {
      for (const address of made) await dropDatabaseAt(inject('postgres'), address)
      rmSync(folder, { recursive: true })
    },
  }
}
