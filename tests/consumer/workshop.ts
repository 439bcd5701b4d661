/**
 * A place outside the repository where the packed design system is used as others use it: their dependencies from a lock
 * file of their own, ours from the tarball, and nothing of the workspace in reach.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const execute = promisify(execFile)
const apps = fileURLToPath(new URL('./apps/', import.meta.url))
const library = fileURLToPath(new URL('../../packages/design-system/', import.meta.url))
const shell = process.platform === 'win32'

/** Runs a command to its end and gives back what it printed. */
export async function run(command: string, args: readonly string[], cwd: string): Promise<string> {
  const env = {
    ...process.env,
    NEXT_TELEMETRY_DISABLED: '1',
    NODE_ENV: undefined,
    NODE_OPTIONS: undefined,
    VITEST: undefined,
  }
  const { stdout, stderr } = await execute(command, [...args], { cwd, env, shell, maxBuffer: 1e8 })
  return `${stdout}\n${stderr}`
}

/** Installs once per lock file, unpacks the library afresh, and gives back the folder with the apps. */
export async function openWorkshop(): Promise<string> {
  if (!existsSync(join(library, 'dist/index.js'))) throw new Error('Build the design system first: npm run build.')
  const lock = readFileSync(join(apps, 'package-lock.json'))
  const stamp = createHash('sha256').update(lock).update(process.platform).digest('hex').slice(0, 16)
  const folder = join(tmpdir(), `skein-consumer-${stamp}`)
  if (!existsSync(join(folder, 'node_modules'))) {
    const partial = `${folder}.${process.pid}`
    mkdirSync(partial, { recursive: true })
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(apps, file), join(partial, file))
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], partial)
    rmSync(folder, { recursive: true, force: true })
    renameSync(partial, folder)
  }
  for (const app of ['vite', 'tailwind', 'button', 'empty', 'next', 'types']) {
    rmSync(join(folder, app), { recursive: true, force: true })
    cpSync(join(apps, app), join(folder, app), { recursive: true })
  }
  const installed = join(folder, 'node_modules/@skein/design-system')
  rmSync(installed, { recursive: true, force: true })
  mkdirSync(installed, { recursive: true })
  await run('npm', ['pack', '--ignore-scripts', '--pack-destination', folder], library)
  const { version }: { version: string } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8'))
  const tarball = `skein-design-system-${version}.tgz`
  await run('tar', ['-xzf', tarball, '-C', installed, '--strip-components=1'], folder)
  return folder
}
