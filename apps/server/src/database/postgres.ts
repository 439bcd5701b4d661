import { createHash } from 'node:crypto'
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import type { CompiledQuery, DatabaseConnection, Dialect, Driver, QueryResult } from 'kysely'
import pg from 'pg'

/** Named statements a connection keeps; texts beyond it run unnamed. */
const maxNamed = 300

/**
 * Opens a pool; counts and times (bigint) arrive as numbers.
 * @param waitMs how long a statement waits for a connection, new or in use, before it is told that there is none
 */
export const openPool = (connectionString: string, waitMs: number): pg.Pool =>
  new pg.Pool({
    connectionString,
    max: 10,
    connectionTimeoutMillis: waitMs,
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })

function poolDriver(pool: pg.Pool, onStatement: () => void): Driver {
  const names = new Map<string, string>()
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text)
    if (known !== undefined || names.size >= maxNamed) return known
    const name = createHash('sha256').update(text).digest('base64url').slice(0, 32)
    names.set(text, name)
    return name
  }
  const clients = new WeakMap<DatabaseConnection, pg.PoolClient>()
  const control = async (connection: DatabaseConnection, words: string) => {
    await clients.get(connection)?.query(words)
  }

  return {
    init: async () => {},
    async acquireConnection() {
      const client = await pool.connect()
      const connection: DatabaseConnection = {
        async executeQuery<R>({ sql, parameters }: CompiledQuery): Promise<QueryResult<R>> {
          onStatement()
          const name = nameOf(sql)
          const values = [...parameters]
          const { rows, rowCount } = await client.query(
            name === undefined ? { text: sql, values } : { name, text: sql, values },
          )
          return { rows, numAffectedRows: BigInt(rowCount ?? 0) }
        },
        streamQuery() {
          throw new Error('Streaming is not supported by this driver.')
        },
      }
      clients.set(connection, client)
      return connection
    },
    beginTransaction: (connection) => control(connection, 'begin'),
    commitTransaction: (connection) => control(connection, 'commit'),
    rollbackTransaction: (connection) => control(connection, 'rollback'),
    async releaseConnection(connection) {
      clients.get(connection)?.release()
    },
    destroy: () => pool.end(),
  }
}

/** Kysely's PostgreSQL dialect over a pool, with every statement named and so planned once a connection. */
export const poolDialect = (pool: pg.Pool, onStatement: () => void): Dialect => ({
  createDriver: () => poolDriver(pool, onStatement),
  createQueryCompiler: () => new PostgresQueryCompiler(),
  createAdapter: () => new PostgresAdapter(),
  createIntrospector: (database) => new PostgresIntrospector(database),
})
