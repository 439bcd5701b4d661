import { existsSync, readFileSync } from 'node:fs'
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { Secret } from 'otpauth'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createSecretBox } from '../src/auth/aes-secret-box.ts'
import { engines } from './support/engines.ts'
import { boxOf } from './support/secret-box.ts'
import { jarOf, oneTimeCode, password, startServer } from './support/test-server.ts'
import type { Caller, TestServer } from './support/test-server.ts'

/** The database's own files, where it has any in reach of the test. */
async function bytesOnDisk({ database: { kysely, dialect } }: TestServer): Promise<string> {
  if (dialect.name !== 'sqlite') return ''
  const { rows } = await sql<{ file: string }>`select file from pragma_database_list where name = 'main'`.execute(
    kysely,
  )
  const path = rows[0]?.file ?? ''
  expect(path).not.toBe('')
  return [path, `${path}-wal`]
    .filter((file) => existsSync(file))
    .map((file) => readFileSync(file, 'latin1'))
    .join('\n')
}

describe.each(engines)('secrets of one-time codes on $name', (engine) => {
  let server: TestServer
  beforeAll(async () => void (server = await startServer(engine)))
  afterAll(() => server.close())

  const rows = async () =>
    JSON.stringify(await server.database.kysely.selectFrom('one_time_secrets').selectAll().execute())

  async function withTwoStep() {
    const ada = await server.confirmedMember()
    const { secret } = await server.turnOnTwoStep(ada)
    server.clock.now += 30_000
    return { ada, secret }
  }

  async function signIn({ user }: Caller, secret: string): Promise<number> {
    const first = await server.visitor.post('/api/auth/login', { username: user.username, password })
    return (
      await server.visitor.post(
        '/api/auth/second-step',
        { code: oneTimeCode(secret, server.clock.now) },
        { cookie: jarOf(first) },
      )
    ).status
  }

  test('a copy of the database holds none of them', async () => {
    const { ada, secret } = await withTwoStep()
    expect(await rows()).not.toContain(secret)
    expect(await bytesOnDisk(server)).not.toContain(secret)
    expect(await signIn(ada, secret)).toBe(200)
  })

  test('one that is put into the row of another member opens nothing', async () => {
    const [{ secret }, { ada: other }] = [await withTwoStep(), await withTwoStep()]
    const { kysely } = server.database
    const all = await kysely.selectFrom('one_time_secrets').selectAll().execute()
    const theirs = all.find(({ user_id: id }) => id !== other.user.id)
    const box = await boxOf(server)
    expect(() => box.open(theirs?.secret ?? '', other.user.id)).toThrow(/authenticate/)
    await kysely
      .updateTable('one_time_secrets')
      .set({ secret: theirs?.secret ?? '' })
      .where('user_id', '=', other.user.id)
      .execute()
    expect(await signIn(other, secret)).not.toBe(200)
  })

  test('those from before there was a key are closed when the server starts, and go on making codes', async () => {
    const ada = await server.member()
    const secret = new Secret({ size: 20 }).base32
    await server.database.kysely
      .insertInto('one_time_secrets')
      .values({ user_id: ada.user.id, secret, confirmed: 1, created_at: server.clock.now })
      .execute()
    expect(await rows()).toContain(secret)
    const hasFiles = server.database.dialect.name === 'sqlite'
    expect((await bytesOnDisk(server)).includes(secret)).toBe(hasFiles)
    await boxOf(server)
    expect(await rows()).not.toContain(secret)
    expect(await bytesOnDisk(server)).not.toContain(secret)
    expect(await signIn(ada, secret)).toBe(200)
    const before = await rows()
    await boxOf(server)
    expect(await rows()).toBe(before)
  })

  test('the key is made once, for the server’s user alone, and another one opens nothing', async () => {
    const path = join(server.folder, 'secrets-key')
    expect((await stat(path)).mode & 0o077).toBe(0)
    const box = await boxOf(server)
    const closed = box.close('JBSWY3DPEHPK3PXP', 'somebody')
    expect((await boxOf(server)).open(closed, 'somebody')).toBe('JBSWY3DPEHPK3PXP')
    expect(box.close('JBSWY3DPEHPK3PXP', 'somebody')).not.toBe(closed)
    expect(() => createSecretBox(Buffer.alloc(32, 7)).open(closed, 'somebody')).toThrow('not known here')
    const text = await readFile(path, 'utf8')
    await writeFile(path, 'too short')
    await expect(boxOf(server)).rejects.toThrow('holds no key')
    await writeFile(path, text)
  })
})
