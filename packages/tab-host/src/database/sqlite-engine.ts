import type { Engine } from '@skein/domain/database/single-connection'
import type { BindableValue, Database as SqliteDatabase, PreparedStatement, SqlValue } from '@sqlite.org/sqlite-wasm'

function asInput(value: unknown): BindableValue {
  if (value === null || value === undefined) return null
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'bigint') return value
  if (typeof value === 'boolean') return Number(value)
  throw new TypeError(`SQLite cannot store a ${typeof value}.`)
}

/** Statements over a database of SQLite in WebAssembly, each prepared once. */
export function sqliteEngine(database: SqliteDatabase): Engine {
  const prepared = new Map<string, { statement: PreparedStatement; columns: string[] }>()

  function prepare(text: string) {
    const known = prepared.get(text)
    if (known) return known
    const statement = database.prepare(text)
    const made = { statement, columns: statement.columnCount > 0 ? statement.getColumnNames() : [] }
    prepared.set(text, made)
    return made
  }

  return {
    begin: 'begin immediate',
    run(text, parameters) {
      const { statement, columns } = prepare(text)
      const rows: Record<string, SqlValue>[] = []
      try {
        if (parameters.length > 0) statement.bind(parameters.map(asInput))
        while (statement.step())
          if (columns.length > 0)
            rows.push(Object.fromEntries(columns.map((name, index) => [name, statement.get(index)])))
      } finally {
        statement.reset(true)
      }
      return { rows, numAffectedRows: BigInt(database.changes()) }
    },
    close() {
      for (const { statement } of prepared.values()) statement.finalize()
      prepared.clear()
      database.close()
    },
  }
}
