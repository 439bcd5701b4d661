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

/**
 * Opens a SQLite file through Node's own module. WAL lets a backup read while the server writes; `synchronous=FULL` makes an
 * acknowledged write survive a power cut; foreign keys are enforced.
 * @param path a file, or `:memory:`
 * @param isThrowaway for tests: nothing is kept for a power cut, the disk is never waited for
 */
export function openSqlite(path: string, isThrowaway = false): SyncEngine {
  const database = new DatabaseSync(path, { timeout: 5000, enableForeignKeyConstraints: true })
  database.exec(
    `pragma journal_mode = wal; pragma synchronous = ${isThrowaway ? 'off' : 'full'}; pragma temp_store = memory; pragma cache_size = -65536; pragma mmap_size = 268435456`,
  )
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

/** Kysely's SQLite dialect over `engine`. */
export const sqliteDialect = (engine: SyncEngine, onStatement: () => void): Dialect => ({
  createDriver: () => groupCommitDriver(engine, onStatement),
  createQueryCompiler: () => new SqliteQueryCompiler(),
  createAdapter: () => new SqliteAdapter(),
  createIntrospector: (database) => new SqliteIntrospector(database),
})
