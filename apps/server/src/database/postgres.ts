import { createHash } from 'node:crypto'
import type { Log } from '@skein/domain/ports'
import { isStalePlan } from '@skein/domain/database/dialect'
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import pg from 'pg'
import type { AskedStandby } from './standby.ts'

/** Named statements a connection keeps; texts beyond it run unnamed. */
const maxNamed = 300

/** A transaction that does nothing for so long belongs to a process that stands still, and holds up everybody: it is ended. */
const idleMs = 60_000

export type PoolSettings = {
  /** Connections at most. */
  size: number
  /** How long a statement waits for a connection, new or in use, before it is told that there is none. */
  waitMs: number
  /** How long a statement may take before the database ends it. */
  statementMs: number
  /**
   * A pooler stands between (PgBouncer) that gives each transaction another connection: statements have no names, and time limits are
   * the pooler's or the role's, because it takes none with the first message.
   */
  hasPooler: boolean
  /** How long a statement may go without an answer before the connection is given up; for ever when not given. */
  silenceMs?: number
  log: Pick<Log, 'warn'>
}

/** Opens a pool; counts and times (bigint) arrive as numbers. */
export function openPool(
  connectionString: string,
  { size, waitMs, statementMs, hasPooler, silenceMs, log }: PoolSettings,
): pg.Pool {
  const pool = new pg.Pool({
    connectionString,
    max: size,
    connectionTimeoutMillis: waitMs,
    application_name: 'skein',
    keepAlive: true,
    ...(silenceMs !== undefined && { query_timeout: silenceMs }),
    ...(!hasPooler && { statement_timeout: statementMs, idle_in_transaction_session_timeout: idleMs }),
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // An idle connection that breaks is replaced by the pool; without a listener its error would end the process.
  pool.on('error', (error) => log.warn({ err: error }, 'an idle connection to the database broke'))
  // So would the error of one that is in use; whoever uses it is told by their statement.
  pool.on('connect', (client) => {
    client.on('error', (error) => log.warn({ err: error }, 'a connection to the database broke'))
  })
  return pool
}

/** @param hasNames whether statements are named and so planned once a connection: not where a pooler gives each another one */
type Driven = {
  pool: pg.Pool
  standby: Pick<AskedStandby, 'answer'> | undefined
  hasNames: boolean
  onStatement: () => void
}

/** A connection to the original is taken by the first statement that needs it. */
type Connection = { client: pg.PoolClient | undefined; inTransaction: boolean }

function poolDriver({ pool, standby, hasNames, onStatement }: Driven): Driver {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (!hasNames || known !== undefined || names.size >= maxNamed) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    names.set(text, name)
    return name
  }
  let plans = 0
  const connections = new WeakMap<DatabaseConnection, Connection>()
  const clientOf = async (own: Connection) => (own.client ??= await pool.connect())
  const control = async (connection: DatabaseConnection, words: string, inTransaction: boolean) => {
    const own = connections.get(connection)
    if (own === undefined) return
    await (await clientOf(own)).query(words)
    own.inTransaction = inTransaction
  }

  async function run(own: Connection, text: string, values: unknown[]): Promise<pg.QueryResult> {
    const name = nameOf(text)
    const query = name === undefined ? { text, values } : { name, text, values }
    if (standby && own.client === undefined) {
      const answer = await standby.answer(query)
      if (answer) return answer
    }
    const client = await clientOf(own)
    try {
      return await client.query(query)
    } catch (error) {
      // The schema has changed since the statement was planned: under another name it is planned anew, on every connection.
      if (name === undefined || !isStalePlan(error)) throw error
      plans += 1
      names.set(text, `${name.slice(0, 32)}.${plans}`)
      if (own.inTransaction) throw error
      return run(own, text, values)
    }
  }

  return {
    init: async () => {},
    async acquireConnection() {
      const own: Connection = { client: undefined, inTransaction: false }
      const connection: DatabaseConnection = {
        async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
          onStatement()
          const { rows, rowCount } = await run(own, sql, [...parameters])
          return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
        },
        streamQuery() {
          throw new Error('Streaming is not supported by this driver.')
        },
      }
      connections.set(connection, own)
      return connection
    },
    beginTransaction: (connection) => control(connection, 'begin', true),
    commitTransaction: (connection) => control(connection, 'commit', false),
    rollbackTransaction: (connection) => control(connection, 'rollback', false),
    async releaseConnection(connection) {
      connections.get(connection)?.client?.release()
    },
    destroy: () => pool.end(),
  }
}

/** Kysely's PostgreSQL dialect over a pool, and over a standby for what that may answer. */
export const poolDialect = (driven: Driven): Dialect => ({
  createDriver: () => poolDriver(driven),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (database) => new PostgresIntrospector(database),
})
