// Builds the web app only when something it is made of changed, so that a second start does not wait for it.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const dist = join(root, 'apps', 'web', 'dist')
const sources = ['package-lock.json', 'tsconfig.json', 'apps/web', 'packages']
const skipped = new Set(['node_modules', 'dist', '.turbo', '__screenshots__'])

function* filesBelow(path) {
  const entries = readdirSync(path, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))
  for (const entry of entries) {
    if (skipped.has(entry.name)) continue
    const full = join(path, entry.name)
    if (entry.isDirectory()) yield* filesBelow(full)
    else if (!/\.(test|stories)\.tsx?$/.test(entry.name)) yield full
  }
}

function hashOfSources() {
  const hash = createHash('sha256')
  for (const source of sources) {
    const path = join(root, source)
    const files = source.includes('.') ? [path] : filesBelow(path)
    for (const file of files) hash.update(relative(root, file)).update(readFileSync(file))
  }
  return hash.digest('hex')
}

/**
 * Makes sure that apps/web/dist holds a build of the present sources; with `pseudo`, that apps/web/dist/pseudo holds the one that speaks
 * the pseudo-locale (packages/i18n/compile/pseudo.ts).
 * @returns whether it had to be built
 * @throws when the build fails; its output has been printed
 */
export async function ensureWebBuild({ quiet = true, pseudo = false } = {}) {
  const stampFile = join(dist, ...(pseudo ? ['pseudo'] : []), '.sources')
  const hash = hashOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === hash) return false
  rmSync(stampFile, { force: true })
  const output = []
  const child = spawn('npm', ['run', 'build', '--workspace', '@skein/web'], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
    // Whoever asks for it: a test runner calls itself `test`, and React would be that of development.
    env: { ...process.env, NODE_ENV: 'production', ...(pseudo && { SKEIN_LOCALE: 'en-XB' }) },
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => (quiet ? output.push(chunk) : process.stdout.write(chunk)))
  }
  const code = await new Promise((resolve) => child.on('close', resolve))
  if (code !== 0) {
    process.stderr.write(Buffer.concat(output))
    throw new Error('The web app could not be built; the lines above say why.')
  }
  writeFileSync(stampFile, hash)
  return true
}
