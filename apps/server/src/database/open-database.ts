import { existsSync, mkdirSync, unlinkSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Channel } from '@skein/domain/database/channel'
import type { Database } from '@skein/domain/database/database'
import { postgres, sqlite } from '@skein/domain/database/dialect'
import type { Dialect } from '@skein/domain/database/dialect'
import { SchemaError, migrate, missingSteps } from '@skein/domain/database/migrate'
import type { Tables } from '@skein/domain/database/schema'
import type { Log } from '@skein/domain/ports'
import { Kysely } from 'kysely'
import type { Dialect as KyselyDialect, LogEvent } from 'kysely'
import type { Config } from '../config.ts'
import { StartError } from '../config.ts'
import { createLockWait } from './lock-wait.ts'
import type { LockWait } from './lock-wait.ts'
import { openSqlite, openSqliteReader, sqliteDialect } from './node-sqlite.ts'
import { rememberPool } from './pool-state.ts'
import { createPostgresChannel } from './postgres-channel.ts'
import { openPool, poolDialect } from './postgres.ts'
import type { PoolSettings } from './postgres.ts'
import { createStandby, furthestBehindMs, silenceMs } from './standby.ts'
import type { AskedStandby } from './standby.ts'

const maxTries = 6

/** Is told of each statement once it is done. */
type OnQuery = ((event: LogEvent) => void) | undefined

type Made = { channel?: Channel; standby?: AskedStandby | undefined; onHeld?: LockWait['onHeld']; onQuery: OnQuery }

function databaseOver(
  dialect: Dialect,
  make: (onStatement: () => void) => KyselyDialect,
  { channel, standby, onHeld = () => () => {}, onQuery }: Made,
): Database {
  let count = 0
  let closing: Promise<void> | undefined
  const kysely = new Kysely<Tables>({ dialect: make(() => (count += 1)), ...(onQuery && { log: onQuery }) })
  const end = async () => {
    await standby?.close()
    await kysely.destroy()
  }
  return {
    kysely,
    dialect,
    channel,
    standby,
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
    close: () => (closing ??= end()),
  }
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** What is done with a database before it is used; the newest schema, unless it is only looked at. */
type Prepare = (database: Database) => Promise<unknown>

async function prepared(database: Database, prepare: Prepare): Promise<Database> {
  try {
    await prepare(database)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

type SqliteOptions = {
  /** For tests: nothing is kept for a power cut. */
  isThrowaway?: boolean
  /** How long a statement waits while another process holds the lock. */
  waitMs?: number
  prepare?: Prepare
  onQuery?: OnQuery
}

/** A SQLite database in one file, or `:memory:`, with the newest schema. */
export function openSqliteDatabase(
  path: string,
  { isThrowaway = false, waitMs = 5000, prepare = migrate, onQuery }: SqliteOptions = {},
): Promise<Database> {
  const engine = openSqlite(path, isThrowaway)
  const reader = path === ':memory:' ? undefined : openSqliteReader(path)
  const lockWait = createLockWait(waitMs)
  const database = databaseOver(sqlite, (onStatement) => sqliteDialect({ engine, reader, lockWait, onStatement }), {
    onHeld: lockWait.onHeld,
    onQuery,
  })
  return prepared(database, prepare)
}

type PostgresOptions = Partial<PoolSettings> & {
  prepare?: Prepare
  onQuery?: OnQuery
  /** Where the database is reached without a pooler: whoever listens needs a connection that stays. */
  directAddress?: string | undefined
  /** A hot standby of this database that answers reads; the same for all servers. */
  standbyAddress?: string | undefined
  /** For tests: the clock (milliseconds, never set) by which the standby is a moment behind. */
  standbyClock?: () => number
}

/** PostgreSQL by address, with the newest schema. */
export function openPostgresDatabase(
  address: string,
  { prepare = migrate, directAddress = address, standbyAddress, standbyClock, onQuery, ...given }: PostgresOptions = {},
): Promise<Database> {
  const settings = { size: 10, waitMs: 5000, statementMs: 30_000, hasPooler: false, log: { warn() {} }, ...given }
  const pool = openPool(address, settings)
  const standby =
    standbyAddress === undefined
      ? undefined
      : createStandby({
          original: pool,
          copy: openPool(standbyAddress, { ...settings, waitMs: furthestBehindMs, silenceMs }),
          log: settings.log,
          ...(standbyClock && { now: standbyClock }),
        })
  const hasNames = !settings.hasPooler
  const database = databaseOver(postgres, (onStatement) => poolDialect({ pool, standby, hasNames, onStatement }), {
    channel: createPostgresChannel(directAddress, pool, settings.log),
    standby,
    onQuery,
  })
  rememberPool(database, pool, standby)
  return prepared(database, prepare)
}

/** Looks whether the schema is the newest. @throws StartError where steps are missing */
async function requireNewest(database: Database): Promise<void> {
  const missing = await missingSteps(database)
  if (missing.length > 0)
    throw new StartError(
      `The database lacks ${missing.length} steps of the schema, the first is ${JSON.stringify(missing[0]?.name)}; run npm run admin -- migrate.`,
    )
}

/** Makes a folder with its parents. Node's own `recursive` never returns where a file system refuses new folders (`/proc`). */
function makeFolder(path: string): void {
  if (existsSync(path)) return
  const parent = dirname(path)
  if (parent !== path) makeFolder(parent)
  mkdirSync(path)
}

type Opened = Pick<Config, 'dataDir' | 'databaseUrl'> & Partial<Pick<Config, 'postgres' | 'migratesAtStart'>>

type Opening = {
  /** What is done with it first; as the settings say when not given. */
  prepare?: Prepare
  log?: Pick<Log, 'warn'>
  onQuery?: OnQuery
}

/**
 * Opens the database the settings name.
 * @throws StartError when the folder cannot be written, the database cannot be reached, or its schema is not that of this program
 */
export async function openDatabase(config: Opened, { prepare, log, onQuery }: Opening = {}): Promise<Database> {
  try {
    makeFolder(config.dataDir)
    const probe = join(config.dataDir, `.write-test-${process.pid}`)
    writeFileSync(probe, '')
    unlinkSync(probe)
  } catch (error) {
    throw new StartError(`DATA_DIR ${JSON.stringify(config.dataDir)} cannot be written (${reasonOf(error)}).`)
  }
  const { databaseUrl, dataDir, migratesAtStart = true } = config
  const options = { prepare: prepare ?? (migratesAtStart ? migrate : requireNewest), ...(log && { log }), onQuery }
  try {
    return await (databaseUrl === undefined
      ? openSqliteDatabase(join(dataDir, 'skein.sqlite'), options)
      : openPostgresDatabase(databaseUrl, { ...config.postgres, ...options }))
  } catch (error) {
    if (error instanceof StartError) throw error
    if (error instanceof SchemaError) throw new StartError(error.message)
    throw new StartError(
      databaseUrl === undefined
        ? `The database in ${JSON.stringify(dataDir)} cannot be opened (${reasonOf(error)}).`
        : `The database of DATABASE_URL cannot be used (${reasonOf(error)}).`,
    )
  }
}
