/**
 * `npm run build:demo`: the whole product as static files, with the demo world of today, in `apps/tab/dist`. Any server of files can give
 * them out from the root of an address; the host of the product is the page itself.
 */
import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createSearchIndex } from '@skein/domain/search/search-index'
import { assistantName } from '@skein/domain/assistant-identity'
import { createPasswords } from '../apps/server/src/auth/hash-passwords.ts'
import { openSqliteDatabase } from '../apps/server/src/database/open-database.ts'
import { drawAhead } from '../apps/server/src/demo-seed/draw-ahead.ts'
import { demoAccount, seedDemo } from '../apps/server/src/demo-seed/seed-demo.ts'
import { createDiskStore } from '../apps/server/src/media/media-store.ts'
import { root } from './web-build.mjs'

const dist = join(root, 'apps', 'tab', 'dist')
/** For tests: nothing is drawn, which takes a minute. */
const isWithoutPictures = process.argv.includes('--without-pictures')

function buildPages(): void {
  const { status } = spawnSync('npm', ['run', 'build', '--workspace', '@skein/tab'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: process.platform === 'win32',
  })
  if (status !== 0) throw new Error('The pages could not be built; the lines above say why.')
  // Servers of static files give this one for an address that is no file.
  copyFileSync(join(dist, 'index.html'), join(dist, '404.html'))
}

/** Writes the demo world into a database file, found by its words, and its pictures beside it. */
async function layDemo(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'skein-demo-'))
  const path = join(folder, 'skein.sqlite')
  const database = await openSqliteDatabase(path)
  const log = { info: () => {} }
  await seedDemo(database, { now: Date.now(), passwords: createPasswords(), log })
  await createSearchIndex(database, assistantName).catchUp()
  const pictures = join(folder, 'media')
  mkdirSync(pictures)
  if (!isWithoutPictures) await drawAhead(database, createDiskStore(pictures), () => false)
  await database.close()
  mkdirSync(join(dist, 'demo'), { recursive: true })
  copyFileSync(path, join(dist, 'demo', 'skein.sqlite'))
  writeFileSync(join(dist, 'demo', 'account.json'), JSON.stringify(demoAccount))
  mkdirSync(join(dist, 'media'), { recursive: true })
  for (const { name, parentPath } of readdirSync(pictures, { recursive: true, withFileTypes: true }))
    if (name.includes('.')) copyFileSync(join(parentPath, name), join(dist, 'media', name))
  rmSync(folder, { recursive: true })
}

buildPages()
await layDemo()
console.log(`The product lies in apps/tab/dist (${readdirSync(join(dist, 'media')).length} pictures and films).`)
