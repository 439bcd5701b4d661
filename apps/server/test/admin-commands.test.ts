/** The commands for whoever runs the server, as they are typed. */
import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { engineAt } from './support/places.ts'
import { environment } from './support/process.ts'
import { startServer } from './support/test-server.ts'

const folder = mkdtempSync(join(tmpdir(), 'skein-admin-'))
afterAll(() => rmSync(folder, { recursive: true }))

type Ended = { code: number | null; out: string; error: string }

/** Runs a program of the server with settings and words. */
function run(program: string, dataDir: string, ...words: string[]): Promise<Ended> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', program), ...words], {
    env: environment({ DATA_DIR: dataDir }),
  })
  let [out, error] = ['', '']
  child.stdout.on('data', (chunk) => (out += chunk))
  child.stderr.on('data', (chunk) => (error += chunk))
  return new Promise((resolve) => {
    child.once('close', (code) => resolve({ code, out, error }))
  })
}

test('back up, check, restore and move, and end with 1 and a sentence where something is wrong', async () => {
  const [one, two, three] = ['one', 'two', 'three'].map((name) => join(folder, name))
  const backup = join(folder, 'backup')
  const fileIn = (dataDir = '') => join(dataDir, 'skein.sqlite')
  mkdirSync(one ?? '')
  const server = await startServer(engineAt(fileIn(one)))
  const ada = await server.member()
  const admin = (dataDir = '', ...words: string[]) => run('admin.ts', dataDir, ...words)

  // While the server has the database open.
  const written = await admin(one, 'backup', backup)
  expect([written.code, written.error]).toEqual([0, ''])
  expect(written.out).toMatch(/Backed up to .*: \d+ rows, 0 media files.*\nThe backup holds no keys: keep those/)
  const [again, whole, restored] = await Promise.all([
    admin(one, 'backup', backup),
    admin(one, 'check', backup),
    admin(two, 'restore', backup),
  ])
  expect([again.code, again.error]).toEqual([
    1,
    `${JSON.stringify(backup)} is not empty; name a new folder for the backup.\n`,
  ])
  expect(whole).toEqual({ code: 0, out: 'Everything is as it should be.\n', error: '' })
  expect([restored.code, restored.error]).toEqual([0, ''])
  expect(restored.out).toMatch(/^users: 2 rows, the same on both sides$/m)

  await sql`update users set followers_count = 9 where id = ${ada.user.id}`.execute(server.database.kysely)
  await server.close()
  const [drifted, sound, moved, words] = await Promise.all([
    admin(one, 'check'),
    admin(two, 'check'),
    run('db-move.ts', '', '--from', fileIn(two), '--to', fileIn(folder)),
    admin(three, 'backup'),
  ])
  expect(drifted).toEqual({
    code: 1,
    out: '',
    error: `Rows contradict each other: followers of ${ada.user.id}.\n`,
  })
  expect(sound).toEqual({ code: 0, out: 'Everything is as it should be.\n', error: '' })
  expect([moved.code, moved.error]).toEqual([0, ''])
  expect(moved.out).toMatch(/^Moved: \d+ rows of \d+ tables, the same on both sides\.$/m)
  expect([words.code, words.error]).toEqual([1, expect.stringMatching(/^Usage:\n/)])
})
