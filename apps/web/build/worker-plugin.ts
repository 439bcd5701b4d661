/** The list of files that open without a network, for the service worker. The build of pages is done before the worker's. */
import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Plugin } from 'vite'

const name = 'virtual:skein-files'

/** Not for a page that has no network: the camera's sample films and music, other alphabets, and what a search of words reads. */
const leftOut = /^\.vite\/|^(?:index\.html|inline-hashes\.json|card\.png|service-worker\.js)$|\.(?:webm|br|gz|map|mjs)$/
/** The content is named in the address. */
const isHashed = (file: string) => file.startsWith('assets/')

export type PrecachedFile = { url: string; revision: string | null }

/** Every file of the build in `folder` that is kept, in one order. */
export function listFiles(folder: string): PrecachedFile[] {
  return globSync('**/*.*', { cwd: folder })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !leftOut.test(file))
    .sort((a, b) => (a < b ? -1 : 1))
    .map((file) => ({
      url: `/${file}`,
      revision: isHashed(file)
        ? null
        : createHash('sha256')
            .update(readFileSync(join(folder, file)))
            .digest('hex')
            .slice(0, 16),
    }))
}

/** @param folder the build of the pages */
export function precachedFiles(folder: string): Plugin {
  const resolved = `\0${name}`
  return {
    name: 'skein-precached-files',
    applyToEnvironment: (environment) => environment.name === 'worker',
    resolveId: (id) => (id === name ? resolved : undefined),
    load(id) {
      if (id !== resolved) return undefined
      const files = JSON.stringify(listFiles(folder))
      const build = createHash('sha256').update(files).digest('hex').slice(0, 12)
      return `export const build = ${JSON.stringify(build)}\nexport const files = ${files}`
    },
  }
}
