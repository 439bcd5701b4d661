import { readFileSync } from 'node:fs'
import { join, parse } from 'node:path'
import { pseudoModule, turnDirection } from '@skein/i18n/pseudo'
import type { Plugin } from 'vite'

const i18n = join(import.meta.dirname, '..', '..', '..', 'packages', 'i18n')
const english = join(i18n, 'src', 'generated', 'en')

/**
 * Puts the pseudo-locale in the place of English: every message turned round, every page from right to left. For builds that are looked
 * at, `SKEIN_LOCALE=en-XB`; no other build has this plugin.
 */
export function pseudoMessages(): Plugin {
  return {
    name: 'skein-pseudo-messages',
    enforce: 'pre',
    load(id) {
      if (id === join(i18n, 'src', 'languages.ts')) return turnDirection(readFileSync(id, 'utf8'))
      const { dir, base } = parse(id)
      return dir === english ? pseudoModule(join(i18n, 'messages'), base.replace('.gen.ts', '')) : undefined
    },
  }
}
