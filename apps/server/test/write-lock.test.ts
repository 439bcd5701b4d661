import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openSqliteDatabase } from '../src/database/open-database.ts'
import type { Engine } from './support/engines.ts'
import { codeOf, postsOf, publish, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

/** A second process at the same file, as far as SQLite can tell. */
function other(file: string) {
  const connection = new DatabaseSync(file)
  return {
    take: () => connection.exec('begin immediate'),
    release: () => connection.exec('rollback'),
    close: () => connection.close(),
  }
}

describe('while another process holds the lock of SQLite', () => {
  let folder: string
  let server: TestServer
  let second: ReturnType<typeof other>
  let ada: Caller

  /** @param waitMs how long a write waits */
  async function start(waitMs: number) {
    const file = join(folder, 'held.sqlite')
    const engine: Engine = {
      name: 'SQLite',
      async open() {
        const database = await openSqliteDatabase(file, { isThrowaway: true, waitMs })
        return { database, discard: () => database.close() }
      },
    }
    server = await startServer(engine)
    ada = await server.member()
    await server.mail.settle()
    second = other(file)
  }

  beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'skein-held-'))))
  afterEach(async () => {
    second.close()
    await server.close()
    rmSync(folder, { recursive: true })
  })

  test('reads and health are answered, and a write waits until it is free', async () => {
    await start(600_000)
    const { id } = await publish(ada, 'From before')
    server.clock.now += 11 * 60_000
    second.take()
    const order: string[] = []
    const writing = ada.post('/api/posts', { content: 'While it is held' }).then((answer) => {
      order.push('written')
      return answer
    })
    // Also of a session whose time of last use is to be written.
    for (let n = 0; n < 3; n += 1) {
      expect(postsOf(await ada.get('/api/posts')).map((post) => post.id)).toEqual([id])
      for (const path of ['/api/health', '/api/health/ready', '/api/health/live'])
        expect([path, (await server.visitor.get(path)).status]).toEqual([path, 200])
      server.clock.now += 11 * 60_000
    }
    order.push('read')
    second.release()
    expect((await writing).status).toBe(201)
    expect(order).toEqual(['read', 'written'])
    expect(postsOf(await ada.get('/api/posts'))).toHaveLength(2)
  })

  test('a write that waited too long is told to come back, and the next one after that is taken', async () => {
    await start(30)
    second.take()
    const answers = await Promise.all(
      Array.from({ length: 5 }, (_, n) => ada.post('/api/posts', { content: `Number ${n}` })),
    )
    for (const answer of answers) {
      expect([answer.status, codeOf(answer)]).toEqual([503, 'unavailable'])
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
    }
    second.release()
    await publish(ada, 'Free again')
    expect(postsOf(await ada.get('/api/posts'))).toHaveLength(1)
  })

  test('a statement that is refused does not keep the lock from others', async () => {
    await start(30)
    const { kysely } = server.database
    const twice = sql`insert into facts (name, value) values ('once', '1'), ('once', '2')`
    await expect(twice.execute(kysely)).rejects.toThrow('UNIQUE')
    const isFree = () => {
      try {
        second.take()
      } catch {
        return false
      }
      second.release()
      return true
    }
    await expect.poll(isFree).toBe(true)
  })
})

describe('reads beside writes on SQLite', () => {
  test('see what was acknowledged, and nothing that is not', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-beside-'))
    const database = await openSqliteDatabase(join(folder, 'beside.sqlite'), { isThrowaway: true })
    const names = async () =>
      (
        await database.kysely.selectFrom('facts').select('name').where('name', 'like', 'n-%').orderBy('name').execute()
      ).map(({ name }) => name)
    const insert = (name: string) => database.kysely.insertInto('facts').values({ name, value: '' }).execute()
    const seenAfter: string[][] = []
    await database.transaction(async (tx) => {
      await tx.insertInto('facts').values({ name: 'n-0', value: '' }).execute()
      // A read from within would wait for ever if it had to take its turn.
      expect(await names()).toEqual([])
      expect((await tx.selectFrom('facts').select('name').where('name', '=', 'n-0').execute()).length).toBe(1)
    })
    expect(await names()).toEqual(['n-0'])
    await Promise.all(
      ['n-1', 'n-2', 'n-3'].map(async (name) => {
        await insert(name)
        seenAfter.push(await names())
      }),
    )
    for (const [index, seen] of seenAfter.entries()) expect(seen).toContain(`n-${index + 1}`)
    await database.close()
    rmSync(folder, { recursive: true })
  })
})
