import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openPostgresDatabase } from '../src/database/open-database.ts'
import { engines } from './support/engines.ts'
import { environment } from './support/process.ts'
import { codeOf, publish, startServer } from './support/test-server.ts'
import { createDatabaseAt, dropDatabaseAt, startPostgres } from './postgres.ts'

const [sqlite] = engines

test('a connection that PostgreSQL ends in the middle of a transaction ends that transaction and nothing else', async () => {
  const address = await createDatabaseAt(inject('postgres'), inject('postgresTemplate'))
  const database = await openPostgresDatabase(address)
  const broken = await database.kysely
    .transaction()
    .execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction)
      // By another connection of the pool; without a listener the error of this one ends the process.
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(database.kysely)
      await expect
        .poll(async () =>
          (
            await sql<{ n: number }>`select count(*) as n from pg_stat_activity where pid = ${rows[0]?.pid}`.execute(
              database.kysely,
            )
          ).rows.map(({ n }) => n),
        )
        .toEqual([0])
      await sql`select 1`.execute(transaction)
    })
    .then(
      () => false,
      () => true,
    )
  expect(broken).toBe(true)
  await sql`select 1`.execute(database.kysely)
  await database.close()
  await dropDatabaseAt(inject('postgres'), address)
})

test('while PostgreSQL is away calls say so, and the server stays', async () => {
  const own = await startPostgres({ isThrowaway: true })
  const address = await own.createDatabase()
  const server = await startServer({
    name: 'PostgreSQL',
    open: async () => {
      const database = await openPostgresDatabase(address)
      return { database, discard: () => database.close().catch(() => {}) }
    },
  })
  const member = await server.member()
  await server.mail.settle()
  expect((await server.visitor.get('/api/health/ready')).status).toBe(200)
  const writes = Array.from({ length: 30 }, (_, n) => member.post('/api/posts', { content: `Number ${n}` }))
  await own.stop()
  const refused = (await Promise.all(writes)).filter(({ status }) => status !== 201)
  expect(refused.filter(({ status }) => status !== 503)).toEqual([])
  server.clock.now += 10_000
  for (const answer of [
    await member.post('/api/posts', { content: 'Anybody there?' }),
    await member.get('/api/posts'),
    await server.visitor.get('/api/health/ready'),
    await server.visitor.get('/api/health'),
  ]) {
    expect([answer.status, codeOf(answer)]).toEqual([503, 'unavailable'])
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  }
  expect((await server.visitor.get('/api/health/live')).body).toEqual({ status: 'ok' })
  await server.close()
})

test('a full database refuses writes in words of its own, and reads go on', async () => {
  const server = await startServer(sqlite)
  const member = await server.member()
  const { id } = await publish(member, 'While there was room')
  const { kysely } = server.database
  await sql`pragma max_page_count = 1`.execute(kysely)
  const answers = []
  for (let n = 0; n < 200 && answers.length === 0; n += 1) {
    server.clock.now += 60_000
    const answer = await member.post('/api/posts', { content: `${n} ${'long '.repeat(90)}` })
    if (answer.status !== 201) answers.push(answer)
  }
  const [full] = answers
  expect(full && [full.status, codeOf(full)]).toEqual([507, 'storage-full'])
  expect(Number(full?.headers['retry-after'])).toBeGreaterThan(0)
  expect((await member.get(`/api/posts/${id}`)).status).toBe(200)
  await sql`pragma max_page_count = 1000000`.execute(kysely)
  await publish(member, 'There is room again')
  await server.close()
})

test('a server whose folder cannot be written is not ready, and lives', async () => {
  const server = await startServer(sqlite)
  expect((await server.visitor.get('/api/health/ready')).body).toEqual({ status: 'ok', database: 'sqlite' })
  rmSync(server.folder, { recursive: true })
  server.clock.now += 10_000
  expect(codeOf(await server.visitor.get('/api/health/ready'))).toBe('unavailable')
  expect((await server.visitor.get('/api/health/live')).status).toBe(200)
  const stopping = await startServer(sqlite, { draining: () => true })
  expect((await stopping.visitor.get('/api/health/ready')).status).toBe(503)
  expect((await stopping.visitor.get('/api/health/live')).status).toBe(200)
  await stopping.close()
  writeFileSync(server.folder, '')
  await server.close()
})

test.each(['throw new Error("Broken.")', 'void Promise.reject(new Error("Broken."))'])(
  'after a mistake that nobody caught (%s) the server answers what is under way, and ends',
  async (mistake) => {
    const folder = mkdtempSync(join(tmpdir(), 'skein-mistake-'))
    const trap = join(folder, 'trap.mjs')
    writeFileSync(trap, `process.on('SIGUSR2', () => { ${mistake} })`)
    const main = join(import.meta.dirname, '..', 'src', 'main.ts')
    const child = spawn(process.execPath, ['--import', trap, main, '--api-only', '--empty'], {
      env: environment({ DATA_DIR: join(folder, 'data') }),
    })
    let output = ''
    const ended = once(child, 'exit')
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()))
    await expect.poll(() => output).toContain('ready: ')
    const port = Number(/localhost:(\d+)/.exec(output)?.[1])
    const client = connect(port, '127.0.0.1')
    await once(client, 'connect')
    let answer = ''
    client.on('data', (chunk: Buffer) => (answer += chunk.toString())).on('error', () => {})
    client.write('GET /api/health/live HTTP/1.1\r\nHost: localhost\r\n')
    // The half request has arrived once another one, sent later, has its answer.
    await fetch(`http://127.0.0.1:${port}/api/trends`)
    child.kill('SIGUSR2')
    await expect.poll(() => output).toContain('Broken.')
    client.write('\r\n')
    expect(await ended).toEqual([1, null])
    await expect.poll(() => answer).toMatch(/^HTTP\/1\.1 200 /)
    client.destroy()
    rmSync(folder, { recursive: true })
  },
)
