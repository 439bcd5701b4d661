/** What the installed product says of itself: the manifest, and that other apps may share with it. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { shareTarget } from '@skein/contract/share'
import type { Plugin } from 'vite'

const name = 'manifest.webmanifest'

/**
 * Writes how things are shared into the manifest of the built pages: kinds of files are the contract's to say. The product as static files has
 * the plain one, for nothing answers a form there.
 * @param folder where the plain manifest lies
 */
export function shareManifest(folder: string): Plugin {
  return {
    name: 'skein-share-manifest',
    applyToEnvironment: (environment) => environment.name === 'client',
    generateBundle() {
      const plain: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'))
      const source = JSON.stringify({ ...Object(plain), share_target: shareTarget })
      this.emitFile({ type: 'asset', fileName: name, source })
    },
  }
}
