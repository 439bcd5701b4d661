/** The server as a process: what a person sees who starts it. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { calls } from '@skein/contract/calls'
import { afterAll, expect, test } from 'vitest'
import { openSqliteDatabase } from '../src/database/open-database.ts'
import { environment, startProcess } from './support/process.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-start-'))
afterAll(() => rmSync(folder, { recursive: true }))

const main = join(import.meta.dirname, '..', 'src', 'main.ts')

/** Runs the server until it ends by itself. */
function run(env: Record<string, string>, ...args: string[]): Promise<{ code: number | null; stderr: string }> {
  const child = spawn(process.execPath, [main, '--api-only', ...args], {
    env: environment({ DATA_DIR: folder, ...env }),
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, stderr }))
  })
}

test('a wrong setting ends the start with one sentence and exit code 1', async () => {
  writeFileSync(join(folder, 'a-file'), '')
  const starts = await Promise.all([
    run({ PORT: 'many' }),
    run({ DATA_DIR: join(folder, 'a-file', 'below') }),
    run({ DATABASE_URL: 'postgres://skein:hidden-word@127.0.0.1:1/none' }),
    run({ HOST: '203.0.113.7' }, '--empty'),
    run({}, '--fast'),
    run({ DATA_DIR: '/proc/skein' }),
  ])
  expect(starts.map(({ code }) => code)).toEqual([1, 1, 1, 1, 1, 1])
  const [port, data, database, host, flag, refusing] = starts.map(({ stderr }) => stderr)
  expect(port).toBe('PORT must be a whole number from 0 to 65535; it is "many".\n')
  expect(data).toMatch(/^DATA_DIR ".*" cannot be written \(.*\)\.\n$/)
  expect(refusing).toMatch(/^DATA_DIR ".*" cannot be written \(.*\)\.\n$/)
  expect(database).toMatch(/^The database of DATABASE_URL cannot be used \(.*ECONNREFUSED.*\)\.\n$/)
  expect(database).not.toContain('hidden-word')
  expect(host).toBe('HOST "203.0.113.7" is not an address of this machine.\n')
  expect(flag).toMatch(/^Unknown option '--fast'.* Known are --demo, --empty, --api-only and --web=<folder>\.\n$/)
})

test('a port in use is named', async () => {
  const other = createServer()
  await new Promise<void>((resolve) => {
    other.listen(0, resolve)
  })
  const address = other.address()
  const port = String(typeof address === 'object' && address ? address.port : 0)
  expect(await run({ PORT: port }, '--empty')).toEqual({
    code: 1,
    stderr: `Port ${port} is already in use; choose another one with PORT.\n`,
  })
  other.close()
})

test('a first start brings the demo, a second one finds it, and both end cleanly when told to', async () => {
  const dataDir = join(folder, 'demo')
  const first = await startProcess({ DATA_DIR: dataDir }, '--demo')
  expect(first.lastLine()).toBe(`Skein is ready: http://localhost:${first.port}`)
  const login = await fetch(`${first.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'quiet-paper' }),
  })
  expect(login.status).toBe(200)
  const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  const newest = async (origin: string) =>
    calls.listPosts.answer.parse(await (await fetch(`${origin}/api/posts`, { headers: { cookie } })).json())
  const posts = await newest(first.origin)
  expect(posts).toHaveLength(20)
  const avatar = posts.find(({ author }) => author.avatar !== null)?.author.avatar ?? ''
  const picture = await fetch(first.origin + avatar)
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  await picture.arrayBuffer()
  expect(await first.stop()).toBe(0)

  const second = await startProcess({ DATA_DIR: dataDir }, '--demo')
  expect((await newest(second.origin)).map(({ id }) => id)).toEqual(posts.map(({ id }) => id))
  expect(await second.stop()).toBe(0)

  // Recurring work began with the first start, and ended before the last end.
  const database = await openSqliteDatabase(join(dataDir, 'skein.sqlite'))
  const jobs = await database.kysely.selectFrom('jobs').select(['name', 'holder', 'failures', 'ended_at']).execute()
  expect(jobs.map(({ name }) => name)).toContain('erase-accounts')
  for (const { ended_at: at, ...job } of jobs)
    expect({ ...job, hasEnded: at !== null }).toMatchObject({ holder: null, failures: 0, hasEnded: true })
  await database.close()

  // Members whose password everybody knows are not served to the public by chance.
  const publicly = await run({ DATA_DIR: dataDir, PUBLIC_URL: 'https://skein.example' })
  expect(publicly).toEqual({
    code: 1,
    stderr:
      'The database holds demo members, whose password is published: with an https PUBLIC_URL set DEMO=on if that is meant.\n',
  })
})

test('demo members are there only where they are asked for', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'plain'), NODE_ENV: 'production' })
  const login = await fetch(`${server.origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'demo', password: 'quiet-paper' }),
  })
  expect(login.status).toBe(401)
  expect(await server.stop()).toBe(0)
})

test('nor are they made at a public address unless that is said twice', async () => {
  const dataDir = join(folder, 'public')
  expect(await run({ DATA_DIR: dataDir, PUBLIC_URL: 'https://skein.example' }, '--demo')).toEqual({
    code: 1,
    stderr:
      '--demo makes members whose password is published: with an https PUBLIC_URL set DEMO=on as well if that is meant.\n',
  })
})

test('a client that keeps its connection for the next request does not hold up the end', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'kept') }, '--empty')
  const client = connect(server.port, '127.0.0.1')
  await once(client, 'connect')
  // Half a request, so that the connection is in use when the server closes the idle ones.
  client.write('GET /api/health HTTP/1.1\r\nHost: localhost\r\n')
  const ended = server.stop()
  const isOpen = () =>
    new Promise<boolean>((resolve) => {
      const other = connect(server.port, '127.0.0.1', () => resolve(true))
      other.once('error', () => resolve(false)).once('connect', () => other.destroy())
    })
  await expect.poll(isOpen).toBe(false)
  client.write('\r\n')
  expect(await ended).toBe(0)
  client.destroy()
})

test('with --empty there is nobody', async () => {
  const server = await startProcess({ DATA_DIR: join(folder, 'empty') }, '--empty')
  expect((await fetch(`${server.origin}/api/users/username/demo`)).status).toBe(404)
  expect(await (await fetch(`${server.origin}/api/trends`)).json()).toEqual([])
  expect(await server.stop()).toBe(0)
})
