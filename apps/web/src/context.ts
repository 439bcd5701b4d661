import { createQueryClient } from '@skein/data'
import { isLanguage } from '@skein/i18n'
import type { RouterContext } from './parts.ts'

/** What the router and every page of this document share. */
export const createContext = (): RouterContext => ({
  client: createQueryClient(),
  isStarting: true,
  // A change of language changes the attribute first (`setLanguage`).
  language: () => (isLanguage(document.documentElement.lang) ? document.documentElement.lang : 'en'),
})
