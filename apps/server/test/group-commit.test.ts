import { Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import type { SyncEngine } from '../src/database/group-commit.ts'
import { createLockWait } from '../src/database/lock-wait.ts'
import { openSqlite, sqliteDialect } from '../src/database/node-sqlite.ts'

/** A SQLite in memory whose control statements are written down, and whose commits fail on demand. */
function watched() {
  const engine = openSqlite(':memory:')
  const events: string[] = []
  let failing = false
  const seen: SyncEngine = {
    ...engine,
    run(text, parameters) {
      if (/^(begin|commit|rollback$)/.test(text)) events.push(text)
      if (text === 'commit' && failing) throw new Error('disk full')
      return engine.run(text, parameters)
    },
  }
  const kysely = new Kysely<{ t: { n: number } }>({
    dialect: sqliteDialect({ engine: seen, lockWait: createLockWait(0), onStatement() {} }),
  })
  const numbers = async () => (await kysely.selectFrom('t').select('n').orderBy('n').execute()).map(({ n }) => n)
  return { kysely, events, numbers, fail: (now: boolean) => void (failing = now) }
}

async function withTable() {
  const database = watched()
  await sql`create table t (n integer primary key)`.execute(database.kysely)
  database.events.length = 0
  return database
}

const insert = (kysely: Kysely<{ t: { n: number } }>, n: number) => kysely.insertInto('t').values({ n }).execute()

test('writes that come together are synced together, and told so only afterwards', async () => {
  const { kysely, events, numbers } = await withTable()
  const write = async (n: number) => {
    if (n % 2 === 0) await insert(kysely, n)
    else await kysely.transaction().execute((transaction) => insert(transaction, n))
    events.push('acknowledged')
  }
  await Promise.all(Array.from({ length: 20 }, (_, n) => write(n)))
  expect(events).toEqual(['begin immediate', 'commit', ...Array.from({ length: 20 }, () => 'acknowledged')])
  expect(await numbers()).toHaveLength(20)
  await kysely.destroy()
})

test('one that fails takes nobody with it', async () => {
  const { kysely, numbers } = await withTable()
  const attempts = await Promise.allSettled([
    kysely.transaction().execute((transaction) => insert(transaction, 1)),
    kysely.transaction().execute(async (transaction) => {
      await insert(transaction, 2)
      await insert(transaction, 1)
    }),
    kysely.transaction().execute(async (transaction) => {
      await insert(transaction, 3)
      throw new Error('changed my mind')
    }),
    insert(kysely, 1),
    insert(kysely, 4),
  ])
  expect(attempts.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected', 'fulfilled'])
  expect(await numbers()).toEqual([1, 4])
  await kysely.destroy()
})

test('when the disk refuses, nobody is told that it worked, and the next one starts anew', async () => {
  const { kysely, numbers, fail } = await withTable()
  fail(true)
  const attempts = await Promise.allSettled([
    kysely.transaction().execute((transaction) => insert(transaction, 1)),
    insert(kysely, 2),
  ])
  expect(attempts.map((attempt) => attempt.status === 'rejected' && String(attempt.reason))).toEqual([
    'Error: disk full',
    'Error: disk full',
  ])
  expect(await numbers()).toEqual([])
  fail(false)
  await insert(kysely, 3)
  expect(await numbers()).toEqual([3])
  await kysely.destroy()
})

test('when the engine itself ends the transaction, those who waited hear it', async () => {
  const { kysely, numbers } = await withTable()
  await insert(kysely, 1)
  const attempts = await Promise.allSettled([
    insert(kysely, 2),
    // "or rollback" ends the whole transaction, as SQLite does by itself when it cannot go on.
    sql`insert or rollback into t (n) values (1)`.execute(kysely),
    insert(kysely, 3),
  ])
  expect(attempts.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'fulfilled'])
  // With the reason: what was wrong with the disk for one is wrong for all, and each is told to come back.
  const [lost, refused] = attempts.map((attempt) => (attempt.status === 'rejected' ? attempt.reason : undefined))
  expect(refused).toMatchObject({ errcode: 1555 })
  expect(lost).toMatchObject({ message: 'The database rolled a transaction back.', cause: refused })
  expect(await numbers()).toEqual([1, 3])
  await kysely.destroy()
})

test('reads go on while writes wait', async () => {
  const { kysely, numbers } = await withTable()
  const order: string[] = []
  await Promise.all([insert(kysely, 1).then(() => order.push('write')), numbers().then(() => order.push('read'))])
  expect(order).toEqual(['read', 'write'])
  await kysely.destroy()
})

test('who is refused for what another has written hears it when that is kept', async () => {
  const { kysely, events } = await withTable()
  const outcomes = await Promise.allSettled([
    insert(kysely, 1).then(() => events.push('kept')),
    insert(kysely, 1).catch(() => events.push('refused')),
    kysely
      .transaction()
      .execute((transaction) => insert(transaction, 1))
      .catch(() => events.push('refused')),
  ])
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'fulfilled'])
  expect(events.slice(0, 2)).toEqual(['begin immediate', 'commit'])
  expect(events.slice(2).toSorted()).toEqual(['kept', 'refused', 'refused'])
  await kysely.destroy()
})
