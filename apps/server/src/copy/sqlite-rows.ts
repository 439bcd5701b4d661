import { existsSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { resolve } from 'node:path'
import { fullText } from '@skein/domain/database/full-text'
import { SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import * as z from 'zod'
import { StartError } from '../config.ts'
import { openSqliteDatabase } from '../database/open-database.ts'
import { compilerOf } from './compiler.ts'
import { asReal, batchRows, isCopied, searchDocuments } from './rows.ts'
import type { CopiedTable, Mark, Row, RowSource, RowTarget } from './rows.ts'
import { wordsOf } from './search-words.ts'
import { Marked } from './mark.ts'

/** Rows of a batch may be long: it ends early at this many characters. */
const batchLength = 4_000_000

const Names = z.array(z.object({ name: z.string() }))
const Columns = z.array(z.object({ name: z.string(), type: z.string(), pk: z.number() }))
const Value = z.union([z.string(), z.number(), z.null()])
const Count = z.object({ count: z.number() })

const quoted = (name: string) => `"${name}"`
const list = (names: string[]) => names.map(quoted).join(', ')
const compile = compilerOf({
  adapter: () => new SqliteAdapter(),
  compiler: () => new SqliteQueryCompiler(),
  introspector: (kysely) => new SqliteIntrospector(kysely),
})

/** The tables with rows of members; the index of the search and SQLite's own are not. */
function readTables(database: DatabaseSync): { tables: CopiedTable[]; reals: Set<string> } {
  const reals = new Set<string>()
  const names = Names.parse(
    database
      .prepare(
        `select name from sqlite_schema where type = 'table' and name not like 'sqlite^_%' escape '^'
          and name not like 'search^_words%' escape '^' order by name`,
      )
      .all(),
  )
  const tables = names
    .map(({ name }) => name)
    .filter(isCopied)
    .map((name) => {
      if (name === searchDocuments.name) return searchDocuments
      const columns = Columns.parse(database.prepare(`select name, type, pk from pragma_table_info(?)`).all(name))
      for (const column of columns) if (/^real$/i.test(column.type)) reals.add(`${name}.${column.name}`)
      const key = columns.filter(({ pk }) => pk > 0).sort((a, b) => a.pk - b.pk)
      return { name, columns: columns.map((column) => column.name).sort(), key: key.map((column) => column.name) }
    })
  return { tables, reals }
}

function readerOver(database: DatabaseSync, where: string): RowSource {
  const { tables, reals } = readTables(database)
  const newest = database.prepare('select max(version) as count from schema_versions').get()
  return {
    where,
    schema: Count.parse(newest).count,
    tables,
    count: async ({ name }) =>
      Count.parse(database.prepare(`select count(*) as count from ${quoted(name)}`).get()).count,
    async *rows({ name, columns, key }, after) {
      const places = key.map(() => '?').join(', ')
      const statement = database.prepare(
        `select ${list(columns)} from ${quoted(name)} ${after ? `where (${list(key)}) > (${places})` : ''} order by ${list(key)}`,
      )
      statement.setReturnArrays(true)
      const isReal = columns.map((column) => reals.has(`${name}.${column}`))
      let batch: Row[] = []
      let length = 0
      for (const values of statement.iterate(...(after ?? []))) {
        const row = z.array(Value).parse(values)
        batch.push(row.map((value, at) => (isReal[at] ? asReal(value) : value)))
        for (const value of row) length += typeof value === 'string' ? value.length : 8
        if (batch.length < batchRows && length < batchLength) continue
        yield batch
        batch = []
        length = 0
      }
      if (batch.length > 0) yield batch
    },
    async close() {
      database.close()
    },
  }
}

/**
 * Opens a SQLite database to read all of it as it is now, whoever writes to it meanwhile.
 * @param holds nobody writes to it until it is closed
 * @throws StartError where there is none
 */
export function openSqliteRows(path: string, holds: boolean): RowSource {
  if (!existsSync(path)) throw new StartError(`There is no database at ${JSON.stringify(path)}.`)
  const database = new DatabaseSync(path, { timeout: 30_000 })
  try {
    database.exec(holds ? 'begin immediate' : 'begin')
    return readerOver(database, resolve(path))
  } catch (error) {
    database.close()
    throw new StartError(
      `The database ${JSON.stringify(path)} cannot be read (${error instanceof Error ? error.message : String(error)}).`,
    )
  }
}

/** Opens a SQLite database to write rows to; it is made, with the newest schema, where it is not there. */
export async function openSqliteTarget(path: string): Promise<RowTarget> {
  await (await openSqliteDatabase(path)).close()
  const database = new DatabaseSync(path, { timeout: 30_000, enableForeignKeyConstraints: false })
  database.exec('pragma journal_mode = wal; pragma synchronous = full')
  const reader = readerOver(database, resolve(path))

  const stateOf = (name: string): string | undefined => {
    const isThere = database.prepare(`select 1 from sqlite_schema where name = 'copy_state'`).get() !== undefined
    if (!isThere) return undefined
    const row = database.prepare('select value from copy_state where name = ?').get(name)
    return row === undefined ? undefined : z.object({ value: z.string() }).parse(row).value
  }
  const together = (work: () => void) => {
    database.exec('begin immediate')
    try {
      work()
      database.exec('commit')
    } catch (error) {
      database.exec('rollback')
      throw error
    }
  }

  const insert = ({ name, columns }: CopiedTable, rows: Row[]) => {
    const statement = database.prepare(
      `insert into ${quoted(name)} (${list(columns)}) values (${columns.map(() => '?').join(', ')})`,
    )
    for (const row of rows) statement.run(...row)
  }
  const index = (rows: Row[]) => {
    for (const fragment of fullText.sqlite.putMany(rows.map(wordsOf))) {
      const { sql, parameters } = compile(fragment)
      database.prepare(sql).run(...parameters.map((value) => Value.parse(value)))
    }
  }
  const keep = (table: CopiedTable, mark: Mark) =>
    database
      .prepare('insert or replace into copy_state (name, value) values (?, ?)')
      .run(`table ${table.name}`, JSON.stringify(mark))

  return {
    ...reader,
    unfinished: async () => stateOf('source'),
    async begin(source) {
      together(() => {
        database.exec('create table copy_state (name text primary key, value text not null)')
        database.prepare(`insert into copy_state (name, value) values ('source', ?)`).run(source)
        for (const { name } of reader.tables) database.exec(`delete from ${quoted(name)}`)
      })
    },
    async mark({ name }) {
      const text = stateOf(`table ${name}`)
      return text === undefined ? undefined : Marked.parse(JSON.parse(text))
    },
    async put(table, rows, mark) {
      together(() => {
        if (table.name === searchDocuments.name) index(rows)
        else insert(table, rows)
        keep(table, mark)
      })
    },
    async empty({ name }) {
      together(() => {
        database.exec(`delete from ${quoted(name)}`)
        if (name === searchDocuments.name) database.exec('delete from search_words')
        database.prepare('delete from copy_state where name = ?').run(`table ${name}`)
      })
    },
    async finish() {
      const orphan = database.prepare('select "table" as name, parent from pragma_foreign_key_check limit 1').get()
      if (orphan !== undefined) {
        const { name, parent } = z.object({ name: z.string(), parent: z.string() }).parse(orphan)
        throw new StartError(`A row of ${name} belongs to a row of ${parent} that is not there.`)
      }
      database.exec('drop table copy_state')
      database.exec('pragma wal_checkpoint(truncate)')
    },
  }
}
