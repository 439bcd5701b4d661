import { createContext, use } from 'react'
import type { Boot } from '@skein/contract'
import type { PackedAnswers } from '@skein/data'
import { isLanguage } from '@skein/i18n'

/** What the first HTML knows: who is looking, in which language, and the demo account where there is one. */
const BootContext = createContext<Boot>({ viewer: null, language: 'en', demo: null })

export const BootProvider = BootContext.Provider

/** The boot data of this page. */
export const useBoot = (): Boot => use(BootContext)

/** The server writes this record with the contract's schema; the guard keeps a damaged one out without carrying the schema. */
function isBoot(value: unknown): value is Boot {
  return (
    typeof value === 'object' &&
    value !== null &&
    'viewer' in value &&
    typeof value.viewer === 'object' &&
    'language' in value &&
    isLanguage(value.language) &&
    'demo' in value
  )
}

/** A guard as for the boot data: the answers are the server's own writing, of the same build. */
const areAnswers = (value: unknown): value is PackedAnswers =>
  typeof value === 'object' && value !== null && 'queries' in value && Array.isArray(value.queries)

/** What was read for this page, or nothing. */
export function readAnswers(): PackedAnswers | undefined {
  const value: unknown = JSON.parse(document.getElementById('answers')?.textContent ?? 'null')
  return areAnswers(value) ? value : undefined
}

/** The boot data in the document, or nothing when this document was not made by the server. */
export function readBoot(): Boot | undefined {
  const text = document.getElementById('boot')?.textContent
  if (!text) return undefined
  const value: unknown = JSON.parse(text)
  return isBoot(value) ? value : undefined
}
