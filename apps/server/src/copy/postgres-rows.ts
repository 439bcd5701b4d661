import { fullText } from '@skein/domain/database/full-text'
import { PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely'
import pg from 'pg'
import * as z from 'zod'
import { StartError } from '../config.ts'
import { openPostgresDatabase } from '../database/open-database.ts'
import { compilerOf } from './compiler.ts'
import { Marked } from './mark.ts'
import { asReal, batchRows, isCopied, searchDocuments } from './rows.ts'
import type { CopiedTable, Row, RowSource, RowTarget } from './rows.ts'
import { wordsOf } from './search-words.ts'

const quoted = (name: string) => `"${name}"`
const list = (names: string[]) => names.map(quoted).join(', ')
const compile = compilerOf({
  adapter: () => new PostgresAdapter(),
  compiler: () => new PostgresQueryCompiler(),
  introspector: (kysely) => new PostgresIntrospector(kysely),
})

const Columns = z.array(
  z.object({ table: z.string(), name: z.string(), type: z.string(), place: z.number().nullable() }),
)
const Rows = z.array(z.array(z.union([z.string(), z.number(), z.null()])))
const Texts = z.array(z.object({ value: z.string() }))
const Constraints = z.array(z.object({ name: z.string(), table: z.string(), definition: z.string() }))

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error))

/** An address as it may be shown. */
function whereOf(address: string): string {
  const { hostname, port, pathname, searchParams } = new URL(address)
  return `postgres://${searchParams.get('host') ?? hostname}${port === '' ? '' : `:${port}`}${pathname}`
}

async function connect(address: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: address,
    connectionTimeoutMillis: 10_000,
    types: {
      getTypeParser: (type, format) =>
        type === pg.types.builtins.INT8 ? Number : pg.types.getTypeParser(type, format),
    },
  })
  // Whoever waits for a statement is told by it.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query(
      `set statement_timeout = 0; set idle_in_transaction_session_timeout = 0; set lock_timeout = '30s'`,
    )
  } catch (error) {
    throw new StartError(`The database ${whereOf(address)} cannot be used (${reasonOf(error)}).`)
  }
  return client
}

/** Of every column its table, its type and its place in the primary key. */
const columnsQuery = `
  select c.relname as table, a.attname as name, format_type(a.atttypid, a.atttypmod) as type,
    array_position(i.indkey::int2[], a.attnum)::integer as place
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
  left join pg_index i on i.indrelid = c.oid and i.indisprimary
  where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace`

async function readTables(client: pg.Client): Promise<{ tables: CopiedTable[]; types: Map<string, string> }> {
  const { rows } = await client.query(columnsQuery)
  const types = new Map<string, string>()
  const byTable = new Map<string, z.infer<typeof Columns>>()
  for (const column of Columns.parse(rows)) {
    if (!isCopied(column.table)) continue
    types.set(`${column.table}.${column.name}`, column.type)
    byTable.set(column.table, [...(byTable.get(column.table) ?? []), column])
  }
  const tables = [...byTable].map(([name, columns]) => {
    if (name === searchDocuments.name) return searchDocuments
    const key = columns.filter(({ place }) => place !== null).sort((a, b) => (a.place ?? 0) - (b.place ?? 0))
    return { name, columns: columns.map((column) => column.name).sort(), key: key.map((column) => column.name) }
  })
  return { tables: tables.sort((a, b) => (a.name < b.name ? -1 : 1)), types }
}

async function readerOver(client: pg.Client, where: string): Promise<RowSource> {
  const { tables, types } = await readTables(client)
  const { rows: newest } = await client.query('select max(version) as value from schema_versions')
  const typeOf = (table: string, column: string) => types.get(`${table}.${column}`) ?? 'text'
  // The order of bytes, which is SQLite's; a database may have another.
  const placed = ({ name, key }: CopiedTable) =>
    key.map((column) => `${quoted(column)}${typeOf(name, column) === 'text' ? ' collate "C"' : ''}`).join(', ')
  return {
    where,
    schema: z.array(z.object({ value: z.number() })).parse(newest)[0]?.value ?? 0,
    tables,
    async count({ name }) {
      const { rows } = await client.query(`select count(*) as value from ${quoted(name)}`)
      return z.array(z.object({ value: z.number() })).parse(rows)[0]?.value ?? 0
    },
    async *rows(table, after) {
      const { name, columns, key } = table
      const literals = key.map(
        (column, at) => `cast(${client.escapeLiteral(String(after?.[at]))} as ${typeOf(name, column)})`,
      )
      const behind = after ? `where (${placed(table)}) > (${literals.join(', ')})` : ''
      const isReal = columns.map((column) => typeOf(name, column) === 'real')
      // A cursor sorts once, whatever the order of the key's index, and holds nothing here.
      await client.query(
        `declare copied_rows no scroll cursor with hold for select ${list(columns)} from ${quoted(name)} ${behind} order by ${placed(table)}`,
      )
      try {
        for (;;) {
          const { rows } = await client.query({ text: `fetch ${batchRows} from copied_rows`, rowMode: 'array' })
          if (rows.length === 0) return
          yield Rows.parse(rows).map((row) => row.map((value, at) => (isReal[at] ? asReal(value) : value)))
        }
      } finally {
        await client.query('close copied_rows')
      }
    },
    close: () => client.end(),
  }
}

/**
 * Opens a PostgreSQL database to read all of it as it is now, whoever writes to it meanwhile.
 * @param holds nobody writes to it until it is closed
 * @throws StartError where it cannot be reached, or holds no Skein
 */
export async function openPostgresRows(address: string, holds: boolean): Promise<RowSource> {
  const client = await connect(address)
  try {
    const { tables } = await readTables(client)
    if (tables.length === 0) throw new Error('it holds no tables')
    await client.query('begin isolation level repeatable read')
    // The snapshot is taken by the first reading, so after everybody who was writing.
    if (holds) await client.query(`lock table ${list(tables.map(({ name }) => name))} in share mode`)
    return await readerOver(client, whereOf(address))
  } catch (error) {
    await client.end()
    throw new StartError(`The database ${whereOf(address)} cannot be read (${reasonOf(error)}).`)
  }
}

const constraintsQuery = `
  select conname as name, conrelid::regclass::text as table, pg_get_constraintdef(oid) as definition
  from pg_constraint where contype = 'f' and connamespace = current_schema()::regnamespace`

/** Opens a PostgreSQL database to write rows to, with the newest schema. */
export async function openPostgresTarget(address: string): Promise<RowTarget> {
  const client = await connect(address)
  await (await openPostgresDatabase(address)).close()
  const reader = await readerOver(client, whereOf(address))

  const together = async (work: () => Promise<unknown>) => {
    await client.query('begin')
    try {
      await work()
      await client.query('commit')
    } catch (error) {
      await client.query('rollback')
      throw error
    }
  }
  const stateOf = async (name: string): Promise<string | undefined> => {
    const { rows } = await client.query(
      `select 1 from pg_tables where schemaname = current_schema() and tablename = 'copy_state'`,
    )
    if (rows.length === 0) return undefined
    const { rows: state } = await client.query('select value from copy_state where name = $1', [name])
    return Texts.parse(state)[0]?.value
  }
  const keep = (name: string, value: string) =>
    client.query(
      'insert into copy_state (name, value) values ($1, $2) on conflict (name) do update set value = excluded.value',
      [name, value],
    )

  const insert = ({ name, columns }: CopiedTable, rows: Row[]) =>
    client.query(
      `insert into ${quoted(name)} (${list(columns)})
        select ${list(columns)} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
      [JSON.stringify(rows.map((row) => Object.fromEntries(columns.map((column, at) => [column, row[at]]))))],
    )
  const index = async (rows: Row[]) => {
    for (const fragment of fullText.postgres.putMany(rows.map(wordsOf))) {
      const { sql, parameters } = compile(fragment)
      await client.query(sql, [...parameters])
    }
  }

  return {
    ...reader,
    unfinished: () => stateOf('source'),
    async begin(source) {
      const constraints = Constraints.parse((await client.query(constraintsQuery)).rows)
      await together(async () => {
        await client.query('create table copy_state (name text primary key, value text not null)')
        await keep('source', source)
        await keep('constraints', JSON.stringify(constraints))
        for (const { table, name } of constraints)
          await client.query(`alter table ${table} drop constraint ${quoted(name)}`)
        await client.query(`truncate ${list(reader.tables.map(({ name }) => name))}`)
      })
    },
    async mark({ name }) {
      const text = await stateOf(`table ${name}`)
      return text === undefined ? undefined : Marked.parse(JSON.parse(text))
    },
    put: (table, rows, mark) =>
      together(async () => {
        await (table.name === searchDocuments.name ? index(rows) : insert(table, rows))
        await keep(`table ${table.name}`, JSON.stringify(mark))
      }),
    empty: ({ name }) =>
      together(async () => {
        await client.query(`delete from ${quoted(name)}`)
        await client.query('delete from copy_state where name = $1', [`table ${name}`])
      }),
    async finish() {
      const constraints = Constraints.parse(JSON.parse((await stateOf('constraints')) ?? '[]'))
      try {
        await together(async () => {
          for (const { table, name, definition } of constraints)
            await client.query(`alter table ${table} add constraint ${quoted(name)} ${definition}`)
          await client.query('drop table copy_state')
        })
      } catch (error) {
        throw new StartError(`Rows of ${reader.where} belong to rows that are not there (${reasonOf(error)}).`)
      }
      await client.query('analyze')
    },
  }
}
