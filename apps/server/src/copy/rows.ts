/**
 * What a copy of a database is made of, the same whichever engine it is read from: tables with their rows in the order of their keys, and
 * a hash over them. Two databases hold the same when their tables do.
 */
import { createHash } from 'node:crypto'

/** What any column holds. */
export type Value = string | number | null

/** The values of a row, in the order of the table's columns. */
export type Row = Value[]

/** A table as it is copied. */
export type CopiedTable = {
  name: string
  /** In alphabetical order: the engines do not agree on another one. */
  columns: string[]
  /** Columns of the primary key, in its order. */
  key: string[]
}

/** Something that rows are read from: a database, or a backup. All of it is of one moment. */
export type RowSource = {
  /** How a person knows it: an address without its password, or a path. */
  where: string
  /** The newest step of its schema. */
  schema: number
  /** By name. */
  tables: CopiedTable[]
  count: (table: CopiedTable) => Promise<number>
  /** Rows in the order of the key, some hundred at a time. @param after the key to begin behind */
  rows: (table: CopiedTable, after?: Row) => AsyncIterable<Row[]>
  close: () => Promise<void>
}

/** How far the copy of a table has come. */
export type Mark = { after: Row; rows: number }

/**
 * A database that rows are written to. From `begin` to `finish` it says by a table of its own (`copy_state`) that it is not whole, and what
 * has been copied; keys between tables are not enforced meanwhile, because rows come in the order of their own keys.
 */
export type RowTarget = RowSource & {
  /** What is copied to it and is not finished, or nothing. */
  unfinished: () => Promise<string | undefined>
  /** Says that `source` is being copied to it, and takes away what a server without members has: rows of its own that come with the copy. */
  begin: (source: string) => Promise<void>
  mark: (table: CopiedTable) => Promise<Mark | undefined>
  /** Writes rows and how far that is, or neither. */
  put: (table: CopiedTable, rows: Row[], mark: Mark) => Promise<void>
  /** Takes all rows of a table and its mark away. */
  empty: (table: CopiedTable) => Promise<void>
  /** Enforces the keys between tables again. @throws where they do not hold */
  finish: () => Promise<void>
}

/** Rows that are read or written at once, unless they are long. */
export const batchRows = 200

/** Tables that are not copied: what says which schema there is, and what only a copy under way has. */
export const isCopied = (name: string): boolean => name !== 'schema_versions' && name !== 'copy_state'

/** Columns of the full text that every engine has; the rest of the index follows from them. */
export const searchDocuments: CopiedTable = { name: 'search_documents', columns: ['post_id', 'text'], key: ['post_id'] }

/** A number as every engine keeps it: PostgreSQL's `real` has 24 bits, SQLite's 53. */
export const asReal = (value: Value): Value => (typeof value === 'number' ? Math.fround(value) : value)

/** The key of a row. */
export const keyOf = ({ columns, key }: CopiedTable, row: Row): Row =>
  key.map((column) => row[columns.indexOf(column)] ?? null)

/** A row as text: what is hashed, and a line of a backup. */
export const lineOf = (row: Row): string => `${JSON.stringify(row)}\n`

export type Sum = { rows: number; sha256: string }

/** Counts and hashes rows one after the other. */
export function createSum(): { add: (line: string) => void; end: () => Sum } {
  const hash = createHash('sha256')
  let rows = 0
  return {
    add(line) {
      hash.update(line)
      rows += 1
    },
    end: () => ({ rows, sha256: hash.digest('hex') }),
  }
}

/** Number and hash of all rows of a table. */
export async function sumOf(source: RowSource, table: CopiedTable): Promise<Sum> {
  const sum = createSum()
  for await (const rows of source.rows(table)) for (const row of rows) sum.add(lineOf(row))
  return sum.end()
}
