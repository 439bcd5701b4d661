/** Connections to PostgreSQL: they break, they are limited, and somebody may stand between. */
import { calls } from '@skein/contract/calls'
import type { Database } from '@skein/domain/database/database'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openPostgresDatabase } from '../src/database/open-database.ts'
import { createDatabaseAt, dropDatabaseAt } from './postgres.ts'
import { startLossyProxy } from './support/lossy-proxy.ts'
import type { LossyProxy } from './support/lossy-proxy.ts'
import { codeOf, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

let address: string
let proxy: LossyProxy
let server: TestServer
let member: Caller
const told: string[] = []

const opened = async (at: string) => {
  const log = { warn: (_: unknown, line?: string) => void told.push(line ?? '') }
  const database = await openPostgresDatabase(at, { log })
  return { database, discard: () => database.close() }
}

beforeAll(async () => {
  address = await createDatabaseAt(inject('postgres'), inject('postgresTemplate'))
  proxy = await startLossyProxy(address)
  server = await startServer({ name: 'PostgreSQL', open: () => opened(proxy.address) })
  member = await server.member()
  await server.mail.settle()
})
afterAll(async () => {
  await server.close()
  await proxy.close()
  await dropDatabaseAt(inject('postgres'), address)
})

const post = (key: string) => member.post('/api/posts', { content: `By ${key}` }, { 'idempotency-key': key })
const kept = async () =>
  await server.database.kysely
    .selectFrom('posts')
    .select(['id', 'content'])
    .where('author_id', '=', member.user.id)
    .execute()

test('connections that are ended in the middle of writes cost nobody an acknowledged one, nor the server', async () => {
  const admin = new pg.Client({ connectionString: inject('postgres') })
  await admin.connect()
  const name = new URL(address).pathname.slice(1)
  const keys = Array.from({ length: 120 }, (_, n) => `k-${n}`)
  const acknowledged: string[] = []
  let refused = 0
  const work = keys.map(async (key) => {
    const answer = await post(key)
    if (answer.status === 201) acknowledged.push(calls.createPost.answer.parse(answer.body).id)
    else refused += answer.status === 503 && codeOf(answer) === 'unavailable' ? 1 : Infinity
    return answer.status
  })
  const state = { isOver: false }
  const writes = Promise.all(work).finally(() => (state.isOver = true))
  // As often as there is somebody at work, until some were hit.
  while (!state.isOver) {
    await admin.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and state <> 'idle' and pid <> pg_backend_pid()`,
      [name],
    )
  }
  await writes
  await admin.end()
  expect(refused).toBeGreaterThan(0)
  expect(refused).toBeLessThan(Infinity)
  expect(told).toContain('a connection to the database broke')
  const ids = new Set((await kept()).map(({ id }) => id))
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([])
  // Who was refused asks again with the same key: each is there once, also where only the answer was lost.
  server.clock.now += 60_000
  for (const key of keys) expect((await post(key)).status).toBe(201)
  expect((await kept()).map(({ content }) => content).sort()).toEqual(keys.map((key) => `By ${key}`).sort())
})

test('a commit whose answer is lost is told as unavailable, and asking again with the same key makes nothing twice', async () => {
  proxy.loseNextCommit()
  server.clock.now += 60_000
  const first = await post('lost')
  expect([first.status, codeOf(first), proxy.lost()]).toEqual([503, 'unavailable', 1])
  expect(Number(first.headers['retry-after'])).toBeGreaterThan(0)
  const rows = async () => (await kept()).filter(({ content }) => content === 'By lost').map(({ id }) => id)
  const [committed, ...more] = await rows()
  expect([typeof committed, more]).toEqual(['string', []])
  const second = await post('lost')
  expect([second.status, calls.createPost.answer.parse(second.body).id]).toEqual([201, committed])
  expect(await rows()).toEqual([committed])
})

async function within<T>(
  options: Parameters<typeof openPostgresDatabase>[1],
  work: (database: Database) => Promise<T>,
) {
  const database = await openPostgresDatabase(address, options)
  try {
    return await work(database)
  } finally {
    await database.close()
  }
}

const shown = async ({ kysely }: Database) =>
  (
    await sql<Record<string, string | boolean>>`select current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('application_name') as name,
      (select count(*) from pg_prepared_statements) > 0 as prepared`.execute(kysely)
  ).rows[0]

test('statements and transactions have an end, and behind a pooler statements have no names', async () => {
  expect(await within({ statementMs: 7000 }, shown)).toEqual({
    statement: '7s',
    idle: '1min',
    name: 'skein',
    prepared: true,
  })
  expect(await within({ hasPooler: true }, shown)).toEqual({
    statement: '0',
    idle: '0',
    name: 'skein',
    prepared: false,
  })
  const slow = within({ statementMs: 20 }, ({ kysely }) => sql`select pg_sleep(60)`.execute(kysely))
  await expect(slow).rejects.toMatchObject({ code: '57014' })
})

test('a statement that was planned before a column came is planned anew, and a transaction of it begins anew', async () => {
  await within({ size: 2 }, async (database) => {
    const { kysely } = database
    await sql`create table things (n integer)`.execute(kysely)
    const things = async (executor: typeof kysely) => (await sql`select * from things`.execute(executor)).rows
    expect(await things(kysely)).toEqual([])
    await sql`alter table things add column m integer`.execute(kysely)
    await sql`insert into things values (1, 2)`.execute(kysely)
    expect(await things(kysely)).toEqual([{ n: 1, m: 2 }])
    await sql`alter table things add column o integer`.execute(kysely)
    expect(await database.transaction(things)).toEqual([{ n: 1, m: 2, o: null }])
  })
})
