import { DatabaseSync } from 'node:sqlite'
import type { SQLInputValue, StatementSync } from 'node:sqlite'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { Dialect } from 'kysely'
import { groupCommitDriver } from './group-commit.ts'
import type { SyncEngine } from './group-commit.ts'

/** Statements kept prepared; the product has far fewer texts, so the bound only guards against a mistake. */
const maxPrepared = 500

function asInput(value: unknown): SQLInputValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (typeof value === 'boolean') return value ? 1 : 0
  throw new TypeError(`SQLite cannot store a ${typeof value}.`)
}

/**
 * A row as a plain object. Node's own row objects have no prototype and are dictionaries to V8: reading a page of posts from those costs
 * more than the query.
 */
function rowOf(columns: string[], values: unknown): Record<string, unknown> {
  const row: Record<string, unknown> = {}
  if (!Array.isArray(values)) return row
  for (let index = 0; index < columns.length; index += 1) row[columns[index] ?? ''] = values[index]
  return row
}

const memory = 'pragma temp_store = memory; pragma cache_size = -65536; pragma mmap_size = 268435456'

/**
 * Opens a SQLite file through Node's own module, for everything. WAL lets others read while it writes; `synchronous=FULL` makes an
 * acknowledged write survive a power cut; foreign keys are enforced. It never waits for a lock: whoever uses it does (lock-wait.ts).
 * @param path a file, or `:memory:`
 * @param isThrowaway for tests: nothing is kept for a power cut, the disk is never waited for
 */
export function openSqlite(path: string, isThrowaway = false): SyncEngine {
  // What opens it may wait: another process that has just begun is at the same.
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = ${isThrowaway ? 'off' : 'full'}; ${memory}; pragma busy_timeout = 0`,
  )
  return engineOver(database)
}

/** Opens a second connection to the same file that only reads. */
export function openSqliteReader(path: string): SyncEngine {
  const database = new DatabaseSync(path, { timeout: 0, readOnly: true })
  database.exec(memory)
  return engineOver(database)
}

function engineOver(database: DatabaseSync): SyncEngine {
  const prepared = new Map<string, { statement: StatementSync; columns: string[] }>()

  const prepare = (text: string) => {
    const known = prepared.get(text)
    if (known) return known
    const statement = database.prepare(text)
    const made = { statement, columns: statement.columns().map(({ name }) => name) }
    statement.setReturnArrays(true)
    if (prepared.size >= maxPrepared) {
      const oldest = prepared.keys().next()
      if (!oldest.done) prepared.delete(oldest.value)
    }
    prepared.set(text, made)
    return made
  }

  return {
    run(text, parameters) {
      const { statement, columns } = prepare(text)
      const inputs = parameters.map(asInput)
      if (columns.length > 0) return { rows: statement.all(...inputs).map((values) => rowOf(columns, values)) }
      const { changes } = statement.run(...inputs)
      return { rows: [], numAffectedRows: BigInt(changes) }
    },
    inTransaction: () => database.isTransaction,
    close() {
      prepared.clear()
      database.close()
    },
  }
}

/** Kysely's SQLite dialect over a connection, and one that only reads. */
export const sqliteDialect = (parts: Parameters<typeof groupCommitDriver>[0]): Dialect => ({
  createDriver: () => groupCommitDriver(parts),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (database) => new SqliteIntrospector(database),
})
