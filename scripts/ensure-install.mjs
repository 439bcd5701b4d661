// Installs the dependencies when the lock file or the platform changed since the last install; otherwise costs some milliseconds.
// Runs on any Node from 18 on and needs nothing installed: it is what makes the two commands enough on a fresh clone.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const stampFile = join(root, 'node_modules', '.skein-install')
const stamp = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .update(`${process.platform}-${process.arch}`)
  .digest('hex')

if (!existsSync(stampFile) || readFileSync(stampFile, 'utf8') !== stamp) {
  console.log('Installing dependencies (about a minute, once) …')
  // npm names its own entry point here; npm_node_execpath would name the system's Node, which the scripts do not use.
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error']
  const result = npm
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: 'inherit' })
    : spawnSync('npm', args, { cwd: root, stdio: 'inherit', shell: process.platform === 'win32' })
  if (result.status !== 0) {
    console.error('The dependencies could not be installed; the lines above say why.')
    process.exit(result.status ?? 1)
  }
  writeFileSync(stampFile, stamp)
}
