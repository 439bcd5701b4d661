// `npm run release:canary`: the design system as it stands, under the tag `canary`. See docs/decisions/releasing-the-design-system.md.
//   npm run release:canary -- --dry-run   everything but publishing
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../', import.meta.url))
const shell = process.platform === 'win32'
const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit', shell })
const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()

if (git('status', '--porcelain') !== '')
  throw new Error('Commit first: the files of a canary are thrown away afterwards.')

try {
  run('npx', 'changeset', 'version', '--snapshot', 'canary')
  const { version } = JSON.parse(readFileSync(`${root}packages/design-system/package.json`, 'utf8'))
  // Where no changeset is pending the version stays, and what is released already would be asked for again.
  if (!version.includes('-canary-')) throw new Error('There is no changeset: nothing to publish.')
  console.log(`@skein/design-system@${version}`)
  run('npm', 'run', 'release:check')
  if (!process.argv.includes('--dry-run')) run('npx', 'changeset', 'publish', '--tag', 'canary', '--no-git-tag')
} finally {
  // What a canary is made from is committed already, and its version belongs to no branch.
  git('restore', '.')
}
