/** The files of the tree as git sees them, and what they hold. */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../web-build.mjs'

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 64_000_000, stdio: ['ignore', 'pipe', 'pipe'] })

const listed = (output: string) => [...new Set(output.split('\0'))].filter((path) => path !== '')

let all: string[] | undefined

/** Every file that git knows or would add below some folders; `.` is the root. */
export function filesOf(folders: readonly string[]): string[] {
  all ??= listed(git('ls-files', '--cached', '--others', '--exclude-standard', '-z')).filter((path) =>
    existsSync(join(root, path)),
  )
  return all.filter((path) => isBelow(path, folders))
}

/** Whether a file is one of `folders`, or in one of them. */
export const isBelow = (path: string, folders: readonly string[]): boolean =>
  folders.some((folder) => folder === '.' || path === folder || path.startsWith(`${folder}/`))

const hashes = new Map<string, string>()

/** The hash of what a file holds, read once a run; of nothing where it was deleted meanwhile. */
export function hashOf(path: string): string {
  const known = hashes.get(path)
  if (known !== undefined) return known
  const full = join(root, path)
  const hash = createHash('sha256')
    .update(existsSync(full) ? readFileSync(full) : '')
    .digest('hex')
  hashes.set(path, hash)
  return hash
}

/** Whether a file was written or deleted since this process began, so that what was read of it may be old. */
export function isNewer(path: string): boolean {
  const stats = statSync(join(root, path), { throwIfNoEntry: false })
  return !stats || stats.mtimeMs > performance.timeOrigin
}

/**
 * The files that are not as in the main branch where this one left it: changed, added and deleted, committed or not.
 * @returns nothing on the main branch itself, and where there is none
 */
export function changedSinceMain(): string[] | undefined {
  try {
    for (const main of ['main', 'origin/main']) {
      const base = mergeBase(main)
      if (base === undefined) continue
      if (base === git('rev-parse', 'HEAD').trim()) return undefined
      return [
        ...listed(git('diff', '--name-only', '--no-renames', '-z', base)),
        ...listed(git('ls-files', '--others', '--exclude-standard', '-z')),
      ]
    }
  } catch {
    // No repository: everything may have changed.
  }
  return undefined
}

function mergeBase(main: string): string | undefined {
  try {
    return git('merge-base', main, 'HEAD').trim()
  } catch {
    return undefined
  }
}
