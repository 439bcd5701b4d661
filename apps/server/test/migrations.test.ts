/** The schema, whoever else is at it: first starts at once, programs from before and from later, tables in use. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Database } from '@skein/domain/database/database'
import { newId } from '@skein/domain/database/ids'
import { SchemaError, migrate, missingSteps } from '@skein/domain/database/migrate'
import type { Migration } from '@skein/domain/database/migration'
import { migrations } from '@skein/domain/database/migrations'
import { sql } from 'kysely'
import { afterAll, describe, expect, inject, test } from 'vitest'
import { migrateByCommand } from '../src/database/migrate-by-command.ts'
import { openDatabase, openPostgresDatabase, openSqliteDatabase } from '../src/database/open-database.ts'
import { createDatabaseAt, dropDatabaseAt } from './postgres.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-schema-'))
afterAll(() => rmSync(folder, { recursive: true }))

const nothing = async () => {}

type Place = { name: string; fresh: () => Promise<{ open: () => Promise<Database>; drop: () => Promise<void> }> }

let serial = 0
const places: Place[] = [
  {
    name: 'SQLite',
    async fresh() {
      const file = join(folder, `${(serial += 1)}.sqlite`)
      return { open: () => openSqliteDatabase(file, { isThrowaway: true, prepare: nothing }), drop: nothing }
    },
  },
  {
    name: 'PostgreSQL',
    async fresh() {
      const address = await createDatabaseAt(inject('postgres'))
      return {
        open: () => openPostgresDatabase(address, { prepare: nothing }),
        drop: () => dropDatabaseAt(inject('postgres'), address),
      }
    },
  },
]

const named = (steps: readonly Migration[]) => steps.map(({ name }) => name)
const newest = migrations.at(-1)?.version ?? 0
const later = (more: Partial<Migration> & { name: string }): Migration => ({
  version: newest + 1,
  statements: () => ['create table things (n integer)'],
  ...more,
})

describe.each(places)('the schema on $name', ({ fresh }) => {
  test('six first starts at once bring it to the newest version, each step once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { open, drop } = await fresh()
      const databases = await Promise.all(Array.from({ length: 6 }, open))
      // Each has a connection already, so that they come at the same moment.
      await Promise.all(databases.map(({ kysely }) => sql`select 1`.execute(kysely)))
      await Promise.all(databases.map((database) => migrate(database)))
      for (const database of databases) {
        expect(await missingSteps(database)).toEqual([])
        await database.close()
      }
      await drop()
    }
  })

  test('a program from before is refused by steps that it cannot live with, and by no others', async () => {
    const { open, drop } = await fresh()
    const database = await open()
    await migrate(database)
    const adding = later({ name: 'adds', kind: 'expand' })
    const taking = later({ name: 'takes', version: newest + 2, statements: () => ['drop table things'] })
    expect(named(await migrate(database, { steps: [...migrations, adding, taking], onlyExpand: true }))).toEqual([
      'adds',
    ])
    expect(await missingSteps(database)).toEqual([])
    await migrate(database)
    expect(named(await migrate(database, { steps: [...migrations, adding, taking] }))).toEqual(['takes'])
    await expect(missingSteps(database)).rejects.toThrow(SchemaError)
    await expect(migrate(database)).rejects.toThrow(
      `The database is newer than this program: it has step ${newest + 2} ("takes"), which programs from before cannot work with; start the newer program.`,
    )
    await database.close()
    await drop()
  })

  test('two programs that call one step by different names do not share a database', async () => {
    const { open, drop } = await fresh()
    const database = await open()
    await migrate(database, { steps: [...migrations, later({ name: 'one thing' })] })
    await expect(migrate(database, { steps: [...migrations, later({ name: 'another' })] })).rejects.toThrow(
      `its step ${newest + 1} is "one thing", and here that is "another"`,
    )
    await database.close()
    await drop()
  })

  test('a step that fails leaves nothing behind, and is done by the next try', async () => {
    const { open, drop } = await fresh()
    const database = await open()
    await migrate(database)
    const broken = later({
      name: 'breaks',
      statements: () => ['create table things (n integer)', 'insert into nowhere values (1)'],
    })
    await expect(migrate(database, { steps: [...migrations, broken] })).rejects.toThrow('nowhere')
    expect(named(await migrate(database, { steps: [...migrations, later({ name: 'breaks' })] }))).toEqual(['breaks'])
    await database.close()
    await drop()
  })

  test('replies from before there were rules know the first post of their thread', async () => {
    const { open, drop } = await fresh()
    const database = await open()
    await migrate(database, { steps: migrations.filter(({ version }) => version < 26) })
    const ids = Array.from({ length: 5 }, () => newId(Date.parse('2026-01-01')))
    const [author, first, second, third, alone] = ids
    await sql`insert into users (id, username, name, created_at, updated_at) values (${author}, 'ada', 'Ada', 1, 1)`.execute(
      database.kysely,
    )
    for (const [id, parent] of [
      [first, null],
      [second, first],
      [third, second],
      [alone, null],
    ])
      await sql`insert into posts (id, author_id, content, created_at, reply_to_id)
        values (${id}, ${author}, '', 1, ${parent})`.execute(database.kysely)
    await migrate(database)
    const rows = await database.kysely.selectFrom('posts').select(['id', 'root_id']).orderBy('id').execute()
    expect(rows).toEqual([
      { id: first, root_id: null },
      { id: second, root_id: first },
      { id: third, root_id: first },
      { id: alone, root_id: null },
    ])
    await database.close()
    await drop()
  })

  test('indexes are built once, whoever comes at once, and one that was left half built is built anew', async () => {
    const { open, drop } = await fresh()
    const databases = await Promise.all([1, 2, 3].map(open))
    const [database] = databases
    if (!database) throw new Error('There are three.')
    await migrate(database)
    const table = later({ name: 'things' })
    const steps: Migration[] = [
      ...migrations,
      table,
      {
        version: newest + 2,
        name: 'index of things',
        kind: 'expand',
        indexes: [{ name: 'things_by_n', on: 'things (n)', unique: true }],
      },
    ]
    await migrate(database, { steps: steps.slice(0, -1) })
    await sql`insert into things (n) values (1), (1)`.execute(database.kysely)
    // Doubles: what PostgreSQL leaves of an index that it could not build is there, and of no use.
    await expect(migrate(database, { steps })).rejects.toThrow(/unique|UNIQUE/)
    await sql`delete from things`.execute(database.kysely)
    await Promise.all(databases.map((each) => migrate(each, { steps })))
    await sql`insert into things (n) values (1)`.execute(database.kysely)
    await expect(sql`insert into things (n) values (1)`.execute(database.kysely)).rejects.toThrow(/unique|UNIQUE/)
    expect(await missingSteps(database, steps)).toEqual([])
    for (const each of databases) await each.close()
    await drop()
  })
})

test('on PostgreSQL a table in use is waited for, again and again, and nobody is kept waiting behind', async () => {
  const address = await createDatabaseAt(inject('postgres'), inject('postgresTemplate'))
  const [database, other] = await Promise.all([1, 2].map(() => openPostgresDatabase(address, { prepare: nothing })))
  if (!database || !other) throw new Error('There are two.')
  const steps = [...migrations, later({ name: 'things' })]
  await migrate(database, { steps })
  let end = () => {}
  const held = new Promise<void>((resolve) => (end = resolve))
  let begun = () => {}
  const reads = new Promise<void>((resolve) => (begun = resolve))
  const reading = other.kysely.transaction().execute(async (tx) => {
    await sql`select * from things`.execute(tx)
    begun()
    await held
  })
  await reads
  const column = later({
    name: 'column',
    version: newest + 2,
    statements: () => ['alter table things add column m integer'],
  })
  const before = database.statementCount()
  const migrating = migrate(database, { steps: [...steps, column], lockMs: 20 })
  // Each try is four statements: it has given up twice.
  await expect.poll(() => database.statementCount() - before).toBeGreaterThan(14)
  await sql`select * from things`.execute(other.kysely)
  end()
  await reading
  expect(named(await migrating)).toEqual(['column'])
  await database.close()
  await other.close()
  await dropDatabaseAt(inject('postgres'), address)
})

test('a start that may only look is refused where steps are missing, and the command does them', async () => {
  const dataDir = join(folder, 'command')
  const config = { dataDir, databaseUrl: undefined, migratesAtStart: false }
  await expect(openDatabase(config)).rejects.toThrow(
    new RegExp(
      `^The database lacks ${migrations.length} steps of the schema, the first is "first tables"; run npm run admin -- migrate\\.$`,
    ),
  )
  const lines: string[] = []
  const say = (line: string) => void lines.push(line)
  await expect(migrateByCommand(config, { check: true, expand: false }, say)).rejects.toThrow(
    /^Missing:\n1 first tables/,
  )
  await migrateByCommand(config, { check: false, expand: false }, say)
  expect(lines).toHaveLength(migrations.length)
  await migrateByCommand(config, { check: true, expand: false }, say)
  expect(lines.at(-1)).toBe('Nothing is missing.')
  const database = await openDatabase(config)
  await sql`insert into schema_versions (version, name) values (9999, 'of tomorrow')`.execute(database.kysely)
  await database.close()
  await expect(openDatabase(config)).rejects.toThrow(/^The database is newer than this program: [^.]*\.$/)
})
