'use client'
import { createContext, use } from 'react'

/** The few words that small primitives say themselves. Everything else is given to them as props. */
export type Words = {
  readonly aiGenerated: string
  readonly charactersLeft: (count: number) => string
  readonly charactersOver: (count: number) => string
  readonly close: string
  readonly hidePassword: string
  readonly loading: string
  readonly notifications: string
  readonly required: string
  readonly showPassword: string
  readonly verified: string
}

export const englishWords: Words = {
  aiGenerated: 'Generated with AI',
  charactersLeft: (count) => (count === 1 ? '1 character left' : `${count} characters left`),
  charactersOver: (count) => (count === 1 ? '1 character too many' : `${count} characters too many`),
  close: 'Close',
  hidePassword: 'Hide password',
  loading: 'Loading',
  notifications: 'Notifications',
  required: 'required',
  showPassword: 'Show password',
  verified: 'Verified',
}

export type Language = {
  /** A BCP 47 tag: how numbers, times and plurals are written. */
  readonly locale: string
  /** Only where the provider was given one; else the page's own counts, where a thing stands. */
  readonly dir: 'ltr' | 'rtl' | undefined
  /** IANA zone in which times are written; the device's own where there is none. */
  readonly timeZone?: string | undefined
  /** What time it is in a server's HTML (milliseconds since 1970). */
  readonly now?: number | undefined
  readonly words: Words
  /** The words of larger primitives, by the name of their set. */
  readonly sets: ReadonlyMap<string, object>
}

export const LanguageContext = createContext<Language | undefined>(undefined)

/** The words of the nearest provider; English without one. */
export function useWords(): Words {
  return use(LanguageContext)?.words ?? englishWords
}

/** The words of one larger primitive, with their English. It travels with that primitive and with nothing else. */
export type WordSet<Of extends object> = { readonly name: string; readonly english: Of }

/** The words that small primitives say, as a set: a whole language (`./locales/de`) brings them along. */
export const smallWords: WordSet<Words> = { name: 'provider', english: englishWords }

/** Some or all words of a set in another language; what is left out stays English. */
export type Translation = { readonly name: string; readonly words: object }

/** Declares the words of a primitive. `name` is the folder of the primitive. */
export function defineWords<Of extends object>(name: string, english: Of): WordSet<Of> {
  return { name, english }
}

/** The words of a set in another language, for the provider's `translations`. */
export function translate<Of extends object>(set: WordSet<Of>, words: Partial<Of>): Translation {
  return { name: set.name, words }
}

/** The words of a set as the nearest provider translates them; English without one. */
export function useWordSet<Of extends object>({ name, english }: WordSet<Of>): Of {
  const translated = use(LanguageContext)?.sets.get(name)
  return translated ? { ...english, ...translated } : english
}

// Apart from the words, so that what only writes numbers carries none of them.
const english = { locale: 'en', dir: undefined } as const

/** Locale, direction and time zone of the nearest provider; `en`, the page's own direction, the device's zone without one. */
export function useLocale(): {
  locale: string
  dir: 'ltr' | 'rtl' | undefined
  timeZone?: string | undefined
  now?: number | undefined
} {
  return use(LanguageContext) ?? english
}
