/**
 * A place outside the repository where the packed design system is used as others use it: their dependencies from a lock
 * file of their own, ours from the tarball, and nothing of the workspace in reach.
 */
import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { stage } from '../../packages/design-system/scripts/stage.ts'

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

/** The dependencies of those others, installed once per lock file and never written to again; in its place when it is whole. */
async function ensureDependencies(): Promise<string> {
  const lock = readFileSync(join(apps, 'package-lock.json'))
  const stamp = createHash('sha256')
    .update(lock)
    .update(`${process.platform}-${process.arch}`)
    .digest('hex')
    .slice(0, 16)
  const shared = join(tmpdir(), `skein-consumer-${stamp}`)
  const modules = join(shared, 'node_modules')
  if (existsSync(modules)) return shared
  const partial = mkdtempSync(`${shared}-partial-`)
  try {
    for (const file of ['package.json', 'package-lock.json']) cpSync(join(apps, file), join(partial, file))
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'], partial)
    renameSync(partial, shared)
  } catch (error) {
    // Another clone was quicker, and its folder is as good.
    if (!existsSync(modules)) throw error
  } finally {
    rmSync(partial, { recursive: true, force: true })
  }
  return shared
}

export type Workshop = {
  /** Where the apps stand. The library is in its `node_modules`; all else is found one folder higher. */
  folder: string
  /** Where the dependencies of others are. */
  modules: string
  close: () => void
}

/** A folder of this run alone, with the apps and the library as it was packed. */
export async function openWorkshop(): Promise<Workshop> {
  if (!existsSync(join(library, 'dist/index.js'))) throw new Error('Build the design system first: npm run build.')
  const shared = await ensureDependencies()
  const folder = mkdtempSync(join(shared, 'run-'))
  for (const app of readdirSync(apps, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
    .map(({ name }) => name))
    cpSync(join(apps, app), join(folder, app), { recursive: true })
  stage(join(folder, 'node_modules/@skein/design-system'))
  return {
    folder,
    modules: join(shared, 'node_modules'),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
