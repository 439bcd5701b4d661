/** The repository as the architecture rules see it: its workspaces and their source files. */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')

/** A file with its path from the root, forward slashes. */
export type SourceFile = { path: string; text: string }

/** Every file git knows or would add (ignored ones left out) whose name ends in one of `endings`. */
export function filesEndingIn(...endings: string[]): SourceFile[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  return [...new Set(listed.split('\0'))]
    .filter((path) => endings.some((ending) => path.endsWith(ending)))
    .flatMap((path) => {
      try {
        return [{ path, text: readFileSync(join(root, path), 'utf8') }]
      } catch {
        return [] // Deleted, but not yet committed.
      }
    })
}
