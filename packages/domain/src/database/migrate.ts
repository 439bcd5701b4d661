/** Brings the schema to what this program needs, safely whoever else is at it; and tells where it is not. */
import { sql } from 'kysely'
import { withLease } from '../jobs/lease.ts'
import type { Database } from './database.ts'
import type { Index, IndexStep, Migration, StatementStep } from './migration.ts'
import { migrations as all } from './migrations.ts'

/** Why this program does not go with this database, as one sentence for whoever runs it. */
export class SchemaError extends Error {
  override readonly name = 'SchemaError'
}

type Applied = { version: number; name: string; kind?: string }

/** The first step that can be marked with its kind: it brings the column. */
const marksFrom = 20

/** How long a step waits for a table that others use, before it lets those behind it go first and tries again. */
const usualLockMs = 3000

/** Tries of one step, and the longest pause between two: some minutes, as long as another process may need for it. */
const mostTries = 60
const longestPauseMs = 5000

const codeOf = (error: unknown) => (error instanceof Error ? Reflect.get(error, 'code') : undefined)

/** A lock was not to be had, or two waited for each other. */
const isHeldUp = (error: unknown) => ['55P03', '40P01', '40001'].includes(String(codeOf(error)))

/** What PostgreSQL says when two make the same table or index at the same moment: one is refused by the name of
 * the table, of its type, or in the catalogue. */
const isMadeTwice = (error: unknown) =>
  ['42P07', '42710'].includes(String(codeOf(error))) ||
  (codeOf(error) === '23505' && error instanceof Error && String(Reflect.get(error, 'constraint')).startsWith('pg_'))

async function retrying<T>(work: () => Promise<T>, isRaced = isHeldUp): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await work()
    } catch (error) {
      if (attempt >= mostTries || !isRaced(error)) throw error
      const pause = Math.min(longestPauseMs, 20 * 2 ** attempt) * (0.5 + Math.random() / 2)
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

async function appliedSteps({ kysely, dialect }: Database): Promise<Applied[]> {
  const { rows: tables } = await (
    dialect.name === 'sqlite'
      ? sql`select 1 from sqlite_master where type = 'table' and name = 'schema_versions'`
      : sql`select 1 where to_regclass('schema_versions') is not null`
  ).execute(kysely)
  if (tables.length === 0) return []
  return (await sql<Applied>`select * from schema_versions order by version`.execute(kysely)).rows
}

/**
 * The steps that a database lacks.
 * @throws SchemaError where it was made by another program: a newer one whose steps this one cannot live with, or one that is no relation
 */
export async function missingSteps(database: Database, steps: readonly Migration[] = all): Promise<Migration[]> {
  const applied = await appliedSteps(database)
  const known = new Map(steps.map((step) => [step.version, step]))
  for (const { version, name, kind } of applied) {
    const own = known.get(version)
    if (own === undefined && kind !== 'expand')
      throw new SchemaError(
        `The database is newer than this program: it has step ${version} (${JSON.stringify(name)}), which programs from before cannot work with; start the newer program.`,
      )
    if (own !== undefined && own.name !== name)
      throw new SchemaError(
        `The database was made by another program: its step ${version} is ${JSON.stringify(name)}, and here that is ${JSON.stringify(own.name)}.`,
      )
  }
  const done = new Set(applied.map(({ version }) => version))
  return steps.filter(({ version }) => !done.has(version))
}

/** A step of statements: in one transaction with its entry, at whose key a second server waits, and then finds the step done. */
async function runStatements({ transaction, dialect }: Database, step: StatementStep, lockMs: number): Promise<void> {
  const { version, name, kind = 'contract', statements } = step
  await transaction(async (tx) => {
    if (dialect.name === 'postgres') {
      await sql.raw(`set local lock_timeout = ${lockMs}`).execute(tx)
      await sql`set local statement_timeout = 0`.execute(tx)
    }
    const { rows } = await sql`
      insert into schema_versions (version, name) values (${version}, ${name})
      on conflict do nothing returning version`.execute(tx)
    if (rows.length === 0) return
    for (const statement of statements(dialect.types, dialect.name)) await sql.raw(statement).execute(tx)
    if (version >= marksFrom)
      await sql`update schema_versions set kind = ${kind} where version = ${version}`.execute(tx)
  })
}

const creating = ({ name, on, unique }: Index, how: string) =>
  sql.raw(`create ${unique ? 'unique ' : ''}index ${how} ${name} on ${on}`)

/**
 * A step of indexes. PostgreSQL builds each while others write, which no transaction can hold together: one process at a time does it, and
 * what one that was ended left half built is built anew.
 */
async function runIndexes(database: Database, { version, name, kind = 'contract', indexes }: IndexStep): Promise<void> {
  const { kysely, dialect, transaction } = database
  const enter = sql`
    insert into schema_versions (version, name, kind) values (${version}, ${name}, ${kind}) on conflict do nothing`
  if (dialect.name === 'sqlite') {
    await transaction(async (tx) => {
      for (const index of indexes) await creating(index, 'if not exists').execute(tx)
      await enter.execute(tx)
    })
    return
  }
  await kysely.connection().execute(async (connection) => {
    await sql`set statement_timeout = 0`.execute(connection)
    try {
      for (const index of indexes) {
        const { rows: broken } = await sql`
          select 1 from pg_index where indexrelid = to_regclass(${index.name}) and not indisvalid`.execute(connection)
        if (broken.length > 0) await sql`drop index concurrently ${sql.id(index.name)}`.execute(connection)
        await creating(index, 'concurrently if not exists').execute(connection)
      }
    } finally {
      await sql`reset statement_timeout`.execute(connection)
    }
  })
  await enter.execute(kysely)
}

/** What is asked of `migrate`. */
export type MigrateOptions = {
  steps?: readonly Migration[]
  /** Stops before the first step that programs from before cannot live with: what may be done while they still run. */
  onlyExpand?: boolean
  /** How long a step may wait for a table at a time (tests). */
  lockMs?: number
}

/**
 * Brings the schema to the newest version. Several servers may start at once: each step is done once.
 * @returns the steps that were missing
 * @throws SchemaError where the database is another program's
 */
export async function migrate(
  database: Database,
  { steps = all, onlyExpand = false, lockMs = usualLockMs }: MigrateOptions = {},
): Promise<Migration[]> {
  const missing = await missingSteps(database, steps)
  const end = onlyExpand ? missing.findIndex(({ kind }) => kind !== 'expand') : -1
  const due = end === -1 ? missing : missing.slice(0, end)
  if (due.length > 0)
    await retrying(
      () =>
        sql
          .raw('create table if not exists schema_versions (version integer primary key, name text not null)')
          .execute(database.kysely),
      isMadeTwice,
    )
  for (const step of due)
    await retrying(async () => {
      if ('statements' in step) return runStatements(database, step, lockMs)
      for (;;) {
        const isOver = async () => !(await missingSteps(database, steps)).includes(step)
        const turn = await withLease({ database, now: Date.now }, 'migrate', async () => {
          if (!(await isOver())) await runIndexes(database, step)
        })
        if (turn !== undefined || (await isOver())) return
        await new Promise((resolve) => setTimeout(resolve, longestPauseMs / 10))
      }
    })
  return due
}
