// Made from messages/ by `node packages/i18n/generate.ts`. Change the messages, then run it again.
import type { Language } from '@skein/contract'
import type { Loaders } from './types.gen.ts'

/** The table of each language: no page carries the names of files in languages it does not show. */
export const loadersOf: Record<Language, () => Promise<{ loaders: Loaders }>> = {
  de: () => import('./loaders-de.gen.ts'),
  en: () => import('./loaders-en.gen.ts'),
  es: () => import('./loaders-es.gen.ts'),
  fr: () => import('./loaders-fr.gen.ts'),
}
