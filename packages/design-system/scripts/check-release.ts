/**
 * `npm run lint:package`: what a registry and its readers will be given, looked at without giving it to anybody. The manifest, the
 * package (publint, attw), and a publication that stops before it is sent. The library has been built before.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { manifestFaults, readManifest } from './manifest.ts'
import { npm, stage } from './stage.ts'

const faults = manifestFaults(readManifest())
if (faults.length > 0) throw new Error(`package.json cannot be published:\n${faults.join('\n')}`)

const bin = (name: string) => join(import.meta.dirname, '../../../node_modules/.bin', name)
const show = (command: string, ...args: readonly string[]) =>
  execFileSync(command, args, { stdio: 'inherit', shell: process.platform === 'win32' })

const folder = mkdtempSync(join(tmpdir(), 'skein-release-'))
try {
  const contents = join(folder, 'package')
  stage(contents)
  const [archive = ''] = npm(contents, 'pack', '--silent', '--pack-destination', folder).trim().split('\n').slice(-1)
  const tarball = join(folder, archive)
  show(bin('publint'), tarball, '--strict')
  const sheets = ['styles.css', 'components.css', 'tailwind.css', 'tailwind-theme.css']
  show(bin('attw'), tarball, '--profile', 'esm-only', '--exclude-entrypoints', ...sheets)
  // A statement of origin is signed in a run of CI alone; the manifest's part of it is looked at above.
  console.log(npm(contents, 'publish', '--dry-run', '--provenance', '--tag', 'check'))
} finally {
  rmSync(folder, { recursive: true, force: true })
}
