import type { Database } from '@skein/domain/database/database'
import { CompiledQuery, sql } from 'kysely'

/** The tables of the schema. */
async function tablesOf({ kysely, dialect }: Database): Promise<Set<string>> {
  const names =
    dialect.name === 'sqlite'
      ? sql<{ name: string }>`select name from sqlite_master where type = 'table'`
      : sql<{ name: string }>`select table_name as name from information_schema.tables where table_schema = 'public'`
  return new Set((await names.execute(kysely)).rows.map(({ name }) => name))
}

/** The lines by which SQLite says how it will answer. */
async function sqlitePlan({ kysely }: Database, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  const asked = CompiledQuery.raw(`explain query plan ${text}`, [...parameters])
  const { rows } = await kysely.executeQuery<{ detail: string }>(asked)
  return rows.map(({ detail }) => detail)
}

/** The same of PostgreSQL, which walks a small table whatever indexes it has: here it may do so only where it has none that helps. */
async function postgresPlan({ kysely }: Database, { sql: text, parameters }: CompiledQuery): Promise<string[]> {
  return kysely.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx)
    const asked = CompiledQuery.raw(`explain ${text}`, [...parameters])
    const { rows } = await tx.executeQuery<{ 'QUERY PLAN': string }>(asked)
    return rows.map((row) => row['QUERY PLAN'].trim())
  })
}

/** How a statement will be answered. */
export const planOf = (database: Database, query: CompiledQuery): Promise<string[]> =>
  database.dialect.name === 'sqlite' ? sqlitePlan(database, query) : postgresPlan(database, query)

/** PostgreSQL may answer `exists` from a table of its own making, which it prefers while the walked one is small. */
function isHashed(plan: readonly string[], index: number): boolean {
  const [, name] = /^(SubPlan \d+)/.exec(plan[index - 1] ?? '') ?? []
  return name !== undefined && plan.some((line) => line.includes(`hashed ${name}`))
}

/** What of the statement walks a whole table, be it along an index: whatever has neither a start nor an end. */
export async function walksOf(database: Database, query: CompiledQuery): Promise<string[]> {
  const plan = await planOf(database, query)
  const tables = await tablesOf(database)
  if (database.dialect.name === 'postgres')
    return plan.filter((line, index) => tables.has(/Seq Scan on (\w+)/.exec(line)?.[1] ?? '') && !isHashed(plan, index))
  /** Whether a name stands for a table somewhere in the statement, and for nothing that the statement makes itself. */
  const isTable = (alias: string) =>
    !plan.some((line) => line === `CO-ROUTINE ${alias}` || line === `MATERIALIZE ${alias}`) &&
    [...query.sql.matchAll(/\b(?:from|join)\s+"?(\w+)"?\s+(?:as\s+)?"?(\w+)"?/gi)].some(
      ([, table = '', name]) => tables.has(table) && (name === alias || table === alias),
    )
  return plan.filter((line) => {
    const [, alias] = /^SCAN (\w+)(?! VIRTUAL)/.exec(line) ?? []
    return alias !== undefined && isTable(alias)
  })
}
