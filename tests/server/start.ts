/** Starts the real server in a process of its own, on a free port and with a data folder of its own. */
import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { patience } from '../patience.ts'

const shiftedClock = fileURLToPath(new URL('shifted-clock.ts', import.meta.url))
const main = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'apps', 'server', 'src', 'main.ts')

/** A TCP port that was free a moment ago. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No port.')),
      )
    })
  })
}

/** A running server. `stop` ends it gently and removes its data, unless the folder was given from outside. */
export type RunningServer = { origin: string; process: ChildProcess; dataDir: string; stop: () => Promise<void> }

type StartOptions = {
  empty?: boolean
  apiOnly?: boolean
  web?: string
  dataDir?: string
  clock?: string
  env?: Record<string, string>
}

/**
 * @param options.empty start without demo data
 * @param options.apiOnly start without the web app, which then need not be built
 * @param options.web folder of another build of the web app
 * @param options.dataDir a data folder to use and keep
 * @param options.env further settings
 * @param options.clock the moment (ISO 8601) at which the server's clock starts; now when not given
 * @throws when the server ends before it is healthy; the message carries what it printed
 */
export async function startServer(options: StartOptions = {}): Promise<RunningServer> {
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await startOnce(options)
    } catch (error) {
      // Somebody else took the port in the moment between.
      if (attempts === 3 || !String(error).includes('is already in use')) throw error
    }
  }
}

async function startOnce(options: StartOptions): Promise<RunningServer> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'skein-'))
  const child = spawn(
    process.execPath,
    [
      ...(options.clock === undefined ? [] : ['--import', shiftedClock]),
      main,
      ...(options.empty ? [] : ['--demo']),
      ...(options.apiOnly ? ['--api-only'] : []),
      ...(options.web === undefined ? [] : [`--web=${options.web}`]),
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        PORT: String(port),
        PUBLIC_URL: origin,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        SIGNUP_LIMIT_PER_HOUR: '100000',
        SIGNIN_LIMIT_PER_QUARTER: '100000',
        READS_PER_SECOND: '1000000',
        // Half a minute of a processor for pictures of which a test sees a few.
        DEMO_DRAWS_AHEAD: 'off',
        // A machine that is busy with tests makes every server late.
        LATE_AFTER_MS: '600000',
        ...(options.clock === undefined ? {} : { SHIFTED_CLOCK: options.clock }),
        ...options.env,
      },
    },
  )
  const printed: string[] = []
  child.stdout.on('data', (chunk) => printed.push(String(chunk)))
  child.stderr.on('data', (chunk) => printed.push(String(chunk)))
  const ended = new Promise<never>((_, reject) => {
    child.once('exit', (code) =>
      reject(new Error(`The server ended with code ${code} before it was ready:\n${printed.join('')}`)),
    )
  })
  ended.catch(() => {})
  await Promise.race([untilHealthy(origin), ended])
  return {
    origin,
    process: child,
    dataDir,
    stop: async () => {
      if (child.exitCode === null && child.signalCode === null) {
        const gone = new Promise((resolve) => child.once('exit', resolve))
        child.kill('SIGTERM')
        await gone
      }
      if (options.dataDir === undefined) rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Between two questions whether the server is there. */
const pauseMs = 100

async function untilHealthy(origin: string): Promise<void> {
  for (let tries = 0; tries < patience.wait / pauseMs; tries += 1) {
    try {
      const answer = await fetch(`${origin}/api/health`)
      if (answer.ok) return
    } catch {
      // Not listening yet.
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
  throw new Error('The server was not healthy in time.')
}
