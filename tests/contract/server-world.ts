/** The real server in this process, over an empty database: SQLite in memory, or PostgreSQL's own code (PGlite). */
import { PGlite } from '@electric-sql/pglite'
import { calls } from '@skein/contract/calls'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createServer } from '../../apps/server/src/app.ts'
import { createPasswords } from '../../apps/server/src/auth/passwords.ts'
import { readConfig } from '../../apps/server/src/config.ts'
import { openEmbeddedPostgres, openSqliteDatabase } from '../../apps/server/src/database/database.ts'
import type { Database } from '../../apps/server/src/database/database.ts'
import { createDiskStore } from '../../apps/server/src/media/media-store.ts'
import type { World } from './world.ts'

type Parser = { parse(data: unknown): unknown }

/** A server that listens on a free port; it leaves the database to whoever opened it. */
async function openServer(database: Database, close: () => Promise<void>): Promise<World> {
  const folder = join(tmpdir(), 'skein-contract')
  const app = await createServer({
    config: readConfig({
      PORT: '0',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      SIGNUP_LIMIT_PER_HOUR: '1000',
      SIGNIN_LIMIT_PER_QUARTER: '1000',
    }),
    database,
    media: createDiskStore(folder),
    passwords: createPasswords({ memory: 8, passes: 1 }),
    checkAnswer(name, answer) {
      const spec: { summary: string; answer?: Parser } = calls[name]
      spec.answer?.parse(answer)
    },
  })
  const origin = await app.listen({ host: '127.0.0.1', port: 0 })
  return {
    origin,
    async close() {
      await app.close()
      await close()
    },
  }
}

/** A new server over a new SQLite database. */
export async function openSqliteWorld(): Promise<World> {
  const database = await openSqliteDatabase(':memory:')
  return openServer(database, () => database.close())
}

/** One PGlite for many worlds: starting one costs about a second, emptying it a few milliseconds. */
export async function openPostgres() {
  const engine = await PGlite.create({ parsers: { 20: Number } })
  const database = await openEmbeddedPostgres({
    async run(text, parameters) {
      const { rows, affectedRows } = await engine.query(text, [...parameters])
      return { rows, numAffectedRows: BigInt(affectedRows ?? 0) }
    },
    begin: 'begin',
    close: () => engine.close(),
  })
  return {
    async openWorld(): Promise<World> {
      const { rows } = await engine.query<{ name: string }>(
        `select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename <> 'schema_versions'`,
      )
      await engine.exec(`truncate ${rows.map(({ name }) => name).join(', ')} cascade`)
      return openServer(database, () => Promise.resolve())
    },
    close: () => database.close(),
  }
}
