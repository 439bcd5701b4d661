/** Ids carry the clock of the server that made them: one that is wrong would write where readers have been already. */
import { join } from 'node:path'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, inject, test } from 'vitest'
import { StartError } from '../src/config.ts'
import { checkClock } from '../src/database/clock.ts'
import { createDatabaseAt, dropDatabaseAt } from './postgres.ts'
import { engines } from './support/engines.ts'
import { environment } from './support/process.ts'

const [sqlite, postgres] = engines

async function skewed(engine: typeof postgres, byMs: number): Promise<{ lines: string[]; refused: unknown }> {
  const { database, discard } = await engine.open()
  const lines: string[] = []
  const log = { warn: (_: object, line: string) => void lines.push(line) }
  const refused: unknown = await checkClock(database, () => Date.now() + byMs, log).then(
    () => undefined,
    (error: unknown) => error,
  )
  await discard()
  return { lines, refused }
}

test('a clock that agrees with the database’s is nothing to speak of', async () => {
  expect(await skewed(postgres, 0)).toEqual({ lines: [], refused: undefined })
})

test.each([10_000, -10_000])('one that is off by %i ms is said to be', async (byMs) => {
  const { lines, refused } = await skewed(postgres, byMs)
  expect(refused).toBeUndefined()
  expect(lines).toEqual(['the clock of this server and that of the database do not agree'])
})

test.each([120_000, -120_000])('one that is off by %i ms ends the start', async (byMs) => {
  const { refused } = await skewed(postgres, byMs)
  expect(refused).toBeInstanceOf(StartError)
  expect(String(refused)).toMatch(
    /The clock of this server is 1(?:19|20|21) seconds (?:ahead of|behind) that of the database/,
  )
})

test('SQLite has the clock of the server', async () => {
  expect(await skewed(sqlite, 120_000)).toEqual({ lines: [], refused: undefined })
})

test('the server itself does not start with it', async () => {
  const address = await createDatabaseAt(inject('postgres'), inject('postgresTemplate'))
  const folder = mkdtempSync(join(tmpdir(), 'skein-clock-'))
  const root = join(import.meta.dirname, '..')
  const shifted = join(root, '..', '..', 'tests', 'server', 'shifted-clock.ts')
  const child = spawn(process.execPath, ['--import', shifted, join(root, 'src', 'main.ts'), '--api-only'], {
    env: environment({ DATABASE_URL: address, DATA_DIR: folder, SHIFTED_CLOCK: '2020-01-01T00:00:00Z' }),
  })
  let stderr = ''
  child.stderr.on('data', (chunk) => (stderr += chunk))
  const code = await new Promise((resolve) => {
    child.once('close', resolve)
    // One that starts nonetheless.
    child.stdout.once('data', () => child.kill())
  })
  expect(stderr).toMatch(/^The clock of this server is \d+ seconds behind that of the database; .*\.\n$/)
  expect(code).toBe(1)
  await dropDatabaseAt(inject('postgres'), address)
  rmSync(folder, { recursive: true })
})
