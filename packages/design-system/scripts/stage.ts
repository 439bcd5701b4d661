/**
 * The package as a registry gets it, made without touching the sources: others may be reading them. What checks and tries the package
 * takes this one, so that what is tested is what is published.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { manifestPath, parseManifest, printManifest, published } from './manifest.ts'

const root = dirname(manifestPath)

/** Runs npm and gives back what it printed. Scripts of the package would build it once more, and write into the sources. */
export function npm(folder: string, ...args: readonly string[]): string {
  return execFileSync('npm', [...args, '--ignore-scripts'], {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/**
 * Unpacks what would be published into `contents`, a folder that is made for it. The library has been built before.
 * @throws when npm cannot pack
 */
export function stage(contents: string): void {
  mkdirSync(contents, { recursive: true })
  const [archive = ''] = npm(root, 'pack', '--silent', '--pack-destination', contents).trim().split('\n').slice(-1)
  execFileSync('tar', ['-xzf', archive, '--strip-components=1'], { cwd: contents })
  rmSync(join(contents, archive))
  const manifest = join(contents, 'package.json')
  writeFileSync(manifest, printManifest(published(parseManifest(readFileSync(manifest, 'utf8')))))
}
