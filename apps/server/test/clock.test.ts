/** Ids carry the clock of the server that made them: one that is wrong would write where readers have been already. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, inject, test } from 'vitest'
import { StartError } from '../src/config.ts'
import { checkClock, judgeSkew, skewOf } from '../src/database/clock.ts'
import { createDatabaseAt, dropDatabaseAt } from './postgres.ts'
import { engines } from './support/engines.ts'
import { environment } from './support/process.ts'

const disagreeing = 'the clock of this server and that of the database do not agree'

test.each([
  [100, 100, 100, 0],
  // The way there and back is no skew.
  [100, 250, 300, 0],
  [100, 90, 300, 10],
  [100, 320, 300, -20],
])('asked at %i it says %i, which is heard at %i: %i ms', (asked, at, told, skew) =>
  expect(skewOf(asked, at, told)).toBe(skew),
)

test.each([
  [0, []],
  [999, []],
  [-999, []],
  [1000, [disagreeing]],
  [-59_999, [disagreeing]],
])('%i ms are told of: %j', (skewMs, expected) => {
  const lines: string[] = []
  judgeSkew(skewMs, { warn: (_, line) => void lines.push(line) })
  expect(lines).toEqual(expected)
})

test.each([
  [60_000, '60 seconds ahead of'],
  [-90_000, '90 seconds behind'],
])('%i ms end the start: %s the database', (skewMs, words) => {
  const judge = () => judgeSkew(skewMs, { warn: () => {} })
  expect(judge).toThrow(StartError)
  expect(judge).toThrow(words)
})

test.each(engines)('on $name the clock that is asked is the one that all servers share', async ({ name, open }) => {
  const { database, discard } = await open()
  const year1970 = checkClock(database, () => 0, { warn: () => {} })
  // SQLite has none but the server's own.
  await expect(year1970.then(() => 'fine', String)).resolves.toMatch(
    name === 'SQLite' ? /^fine$/ : /seconds behind that/,
  )
  await discard()
})

/** Starts the server on an empty PostgreSQL. @returns what it printed until it was ready or ended */
async function start(...args: string[]): Promise<string> {
  const address = await createDatabaseAt(inject('postgres'), inject('postgresTemplate'))
  const folder = mkdtempSync(join(tmpdir(), 'skein-clock-'))
  const child = spawn(process.execPath, [...args, join(import.meta.dirname, '..', 'src', 'main.ts'), '--api-only'], {
    env: environment({
      DATABASE_URL: address,
      DATA_DIR: folder,
      LOG_LEVEL: 'warn',
      SHIFTED_CLOCK: '2020-01-01T00:00:00Z',
    }),
  })
  let output = ''
  child.stderr.on('data', (chunk) => (output += chunk))
  child.stdout.on('data', (chunk) => {
    output += chunk
    if (output.includes('is ready')) child.kill()
  })
  await once(child, 'close')
  await dropDatabaseAt(inject('postgres'), address)
  rmSync(folder, { recursive: true })
  return output
}

test('a server whose clock is wrong does not start, and one whose clock is right says nothing of it', async () => {
  const shifted = join(import.meta.dirname, '..', '..', '..', 'tests', 'server', 'shifted-clock.ts')
  expect(await start('--import', shifted)).toMatch(/^The clock of this server is \d+ seconds behind .*\.\n$/)
  expect(await start()).toMatch(/^Skein is ready: .*\n$/)
})
