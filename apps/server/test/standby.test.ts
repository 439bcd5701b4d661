/** Reads that a hot standby of PostgreSQL answers, and who never gets one that is behind. */
import type { Database } from '@skein/domain/database/database'
import type { Standby } from '@skein/domain/database/standby'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFollow, logPlaceOf } from '../src/database/follow.ts'
import { openPostgresDatabase } from '../src/database/open-database.ts'
import { standbyStateOf } from '../src/database/pool-state.ts'
import { furthestBehindMs } from '../src/database/standby.ts'
import { startPostgres } from './postgres.ts'
import type { TestPostgres } from './postgres.ts'
import { engines } from './support/engines.ts'
import { openEvents } from './support/event-client.ts'
import { publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

describe('a database with a standby', () => {
  let original: TestPostgres
  let standby: Awaited<ReturnType<TestPostgres['follow']>>
  let server: TestServer
  let database: Database
  let address: string
  let ada: Caller
  let time = 0
  const warned: unknown[] = []

  beforeAll(async () => {
    original = await startPostgres()
    address = await original.createDatabase()
    await (await openPostgresDatabase(address)).close()
    standby = await original.follow()
    const standbyAddress = Object.assign(new URL(standby.url), { pathname: new URL(address).pathname }).href
    database = await openPostgresDatabase(address, {
      standbyAddress,
      standbyClock: () => time,
      log: { warn: (...said: unknown[]) => void warned.push(said) },
    })
    server = await startServer({
      name: 'PostgreSQL',
      open: async () => ({ database, discard: () => database.close() }),
    })
    ada = await server.member('ada')
  })
  afterAll(async () => {
    await server.close()
    await standby.crash()
    await original.stop()
  })

  const answered = () => standbyStateOf(database)?.answered ?? 0
  const look = async (id: string, cookie = '') =>
    (await server.request({ method: 'GET', url: `/api/posts/${id}`, headers: { cookie } })).status
  const replay = async (what: 'pause' | 'resume') => {
    const client = new pg.Client({ connectionString: standby.url })
    await client.connect()
    await client.query(`select pg_wal_replay_${what}()`)
    await client.end()
  }
  /** Looks until the standby answers, with the post in it. */
  const follows = async (id: string) => {
    await expect
      .poll(async () => {
        const before = answered()
        return [await look(id), answered() > before]
      })
      .toEqual([200, true])
  }

  test('a visitor reads there, who wrote finds it at once, and nobody what is more than a moment old', async () => {
    await follows((await publish(ada, 'Long there')).id)
    await replay('pause')
    const wrote = await ada.post('/api/posts', { content: 'Just now' })
    expect(wrote.cookies.find((one) => one.startsWith('skein-wrote='))).toBe(
      'skein-wrote=1; Path=/; HttpOnly; SameSite=Lax; Max-Age=60',
    )
    const id = String(Reflect.get(Object(wrote.body), 'id'))
    expect(await look(id)).toBe(404)
    expect(await look(id, `${ada.cookie}; skein-wrote=1`)).toBe(200)
    time += furthestBehindMs + 1
    expect(await look(id)).toBe(200)
    await replay('resume')
    await follows(id)
  })

  test('a read sets no cookie, and what only looks like one is done by the original', async () => {
    const { id } = await publish(ada, 'Looked at')
    await follows(id)
    expect((await ada.get(`/api/posts/${id}`)).cookies).toEqual([])
    const before = answered()
    const done = await database.standby?.mayAnswer(() =>
      sql<{ name: string }>`
        with put as (insert into facts (name, value) values ('looks like a read', '1') returning name) select name from put`.execute(
        database.kysely,
      ),
    )
    expect([done?.rows, answered()]).toEqual([[{ name: 'looks like a read' }], before])
    await follows(id)
  })

  test('a database that is another one is never asked', async () => {
    const warnings: string[] = []
    const other = await openPostgresDatabase(address, {
      standbyAddress: standby.url,
      log: { warn: (...said: unknown[]) => void warnings.push(String(Reflect.get(Object(said[0]), 'err'))) },
    })
    const names = () => sql`select name from facts`.execute(other.kysely)
    await expect.poll(async () => (await other.standby?.mayAnswer(names), warnings)).toHaveLength(1)
    expect(warnings[0]).toContain('DATABASE_STANDBY_URL names another database')
    expect(standbyStateOf(other)?.answered).toBe(0)
    await other.close()
  })

  test('where it ends nobody is told an error, and it is said once', async () => {
    const { id } = await publish(ada, 'Still there')
    await follows(id)
    await standby.crash()
    for (let n = 0; n < 20; n += 1) expect(await look(id)).toBe(200)
    await database.standby?.caughtUp()
    const said = warned.filter((line) => JSON.stringify(line).includes('standby'))
    expect(said).toHaveLength(1)
  })
})

test('who listens is told of a post once the standby has it', async () => {
  const [, postgres] = engines
  let asked = 0
  let catchUp = () => {}
  const caught = new Promise<void>((resolve) => (catchUp = resolve))
  const standby: Standby = {
    mayAnswer: (work) => work(),
    caughtUp() {
      asked += 1
      return caught
    },
  }
  const server = await startServer({
    name: 'PostgreSQL',
    async open() {
      const { database, discard } = await postgres.open()
      return { database: { ...database, standby }, discard }
    },
  })
  const [ada, noor] = [await server.member(), await server.member()]
  const origin = await server.app.listen({ port: 0, host: '127.0.0.1' })
  const stream = await openEvents(origin, { cookie: noor.cookie })
  await stream.ready
  const { id } = await publish(ada, 'Hello')
  await expect.poll(() => asked).toBeGreaterThan(0)
  expect(stream.events.map(({ type }) => type)).toEqual(['unread'])
  catchUp()
  await stream.until((event) => event.type === 'post-created' && event.id === id)
  stream.close()
  await server.close()
})

describe('how far a standby is', () => {
  const at = (text: string) => logPlaceOf(text)

  test('places of the log are in order beyond 32 bits', () => {
    expect(at('1/0') - at('0/FFFFFFFF')).toBe(1n)
    expect(at('2/A0') > at('1/FFFFFFFF')).toBe(true)
  })

  test('it is asked from its first mark on, while it is a second behind at most', () => {
    let now = 0
    const follow = createFollow({ now: () => now, furthestMs: 1000 })
    expect(follow.isAsked()).toBe(false)
    follow.mark(0, at('0/10'))
    follow.reached(at('0/F'))
    expect(follow.isAsked()).toBe(false)
    follow.reached(at('0/10'))
    now = 1000
    expect(follow.isAsked()).toBe(true)
    now = 1001
    expect(follow.isAsked()).toBe(false)
  })

  test('who waits is let go when it has what was written until then, or when it is not asked any more', async () => {
    let now = 0
    const follow = createFollow({ now: () => now, furthestMs: 1000 })
    await follow.caughtUp()
    follow.mark(0, 1n)
    follow.reached(1n)
    now = 500
    const done: string[] = []
    const waits = follow.caughtUp().then(() => done.push('has it'))
    follow.mark(400, 2n)
    follow.reached(2n)
    expect(follow.isWaitedFor()).toBe(true)
    follow.mark(501, 3n)
    follow.reached(3n)
    await waits
    now = 600
    const gone = follow.caughtUp().then(() => done.push('is out'))
    now = 1700
    follow.reached(3n)
    await gone
    expect(done).toEqual(['has it', 'is out'])
    // Asked again only with what was written until 600.
    follow.mark(599, 4n)
    now = 1000
    follow.reached(4n)
    expect(follow.isAsked()).toBe(false)
    follow.mark(600, 5n)
    follow.reached(5n)
    expect(follow.isAsked()).toBe(true)
  })

  test('after a failure it is not asked until it has what is written by then', () => {
    let now = 0
    const follow = createFollow({ now: () => now, furthestMs: 1000 })
    follow.mark(0, 1n)
    follow.reached(1n)
    now = 10
    follow.mark(5, 2n)
    follow.failed()
    follow.reached(2n)
    expect(follow.isAsked()).toBe(false)
    follow.mark(10, 2n)
    follow.reached(2n)
    expect(follow.isAsked()).toBe(true)
  })
})
