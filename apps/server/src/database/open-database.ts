import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Channel } from '@skein/domain/database/channel'
import type { Database } from '@skein/domain/database/database'
import { postgres, sqlite } from '@skein/domain/database/dialect'
import type { Dialect } from '@skein/domain/database/dialect'
import { migrate } from '@skein/domain/database/migrate'
import type { Tables } from '@skein/domain/database/schema'
import { Kysely } from 'kysely'
import type { Dialect as KyselyDialect } from 'kysely'
import type { Config } from '../config.ts'
import { StartError } from '../config.ts'
import { createLockWait } from './lock-wait.ts'
import type { LockWait } from './lock-wait.ts'
import { openSqlite, openSqliteReader, sqliteDialect } from './node-sqlite.ts'
import { rememberPool } from './pool-state.ts'
import { createPostgresChannel } from './postgres-channel.ts'
import { openPool, poolDialect } from './postgres.ts'

const maxTries = 6

type Made = { channel?: Channel; onHeld?: LockWait['onHeld'] }

function databaseOver(
  dialect: Dialect,
  make: (onStatement: () => void) => KyselyDialect,
  { channel, onHeld = () => () => {} }: Made = {},
): Database {
  let count = 0
  let closing: Promise<void> | undefined
  const kysely = new Kysely<Tables>({ dialect: make(() => (count += 1)) })
  return {
    kysely,
    dialect,
    channel,
    async transaction(work) {
      for (let attempt = 1; ; attempt += 1) {
        try {
          return await kysely.transaction().execute(work)
        } catch (error) {
          if (attempt >= maxTries || !dialect.isRetryable(error)) throw error
          await delay(Math.random() * 2 ** attempt * 5)
        }
      }
    },
    async unlessHeld(write) {
      let stop = () => {}
      const held = new Promise<void>((resolve) => (stop = onHeld(resolve)))
      try {
        await Promise.race([write, held])
      } finally {
        stop()
      }
    },
    statementCount: () => count,
    close: () => (closing ??= kysely.destroy()),
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/**
 * A SQLite database in one file, or `:memory:`, with the newest schema.
 * @param isThrowaway for tests: nothing is kept for a power cut
 * @param waitMs how long a statement waits while another process holds the lock
 */
export async function openSqliteDatabase(path: string, isThrowaway = false, waitMs = 5000): Promise<Database> {
  const engine = openSqlite(path, isThrowaway)
  const reader = path === ':memory:' ? undefined : openSqliteReader(path)
  const lockWait = createLockWait(waitMs)
  const database = databaseOver(
    sqlite,
    (onStatement) => sqliteDialect({ engine, reader, lockWait, onStatement }),
    lockWait,
  )
  await migrate(database)
  return database
}

/**
 * PostgreSQL by address, with the newest schema.
 * @param waitMs how long a statement waits for a connection
 */
export async function openPostgresDatabase(address: string, waitMs = 5000): Promise<Database> {
  const pool = openPool(address, waitMs)
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', () => {})
  // So would the error of one that is in use; whoever uses it is told by their statement.
  pool.on('connect', (client) => void client.on('error', () => {}))
  const database = databaseOver(postgres, (onStatement) => poolDialect(pool, onStatement), {
    channel: createPostgresChannel(address, pool),
  })
  rememberPool(database, pool)
  try {
    await migrate(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/** Makes a folder with its parents. Node's own `recursive` never returns where a file system refuses new folders (`/proc`). */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  mkdirSync(path)
}

/**
 * Opens the database the settings name.
 * @throws StartError when the folder cannot be written or the database cannot be reached
 */
export async function openDatabase(config: Pick<Config, 'dataDir' | 'databaseUrl'>): Promise<Database> {
  try {
    makeFolder(config.dataDir)
    const probe = join(config.dataDir, `.write-test-${process.pid}`)
    writeFileSync(probe, '')
    unlinkSync(probe)
  } catch (error) {
    throw new StartError(`DATA_DIR ${JSON.stringify(config.dataDir)} cannot be written (${reasonOf(error)}).`)
  }
  if (config.databaseUrl !== undefined) {
    try {
      return await openPostgresDatabase(config.databaseUrl)
    } catch (error) {
      throw new StartError(`The database of DATABASE_URL cannot be used (${reasonOf(error)}).`)
    }
  }
  try {
    return await openSqliteDatabase(join(config.dataDir, 'skein.sqlite'))
  } catch (error) {
    throw new StartError(`The database in ${JSON.stringify(config.dataDir)} cannot be opened (${reasonOf(error)}).`)
  }
}
