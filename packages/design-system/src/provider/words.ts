'use client'
import { createContext, use } from 'react'

/** The few words that primitives say themselves. Everything else is given to them as props. */
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
  readonly dir: 'ltr' | 'rtl'
  readonly words: Words
}

export const LanguageContext = createContext<Language>({ locale: 'en', dir: 'ltr', words: englishWords })

/** The words of the nearest provider; English without one. */
export function useWords(): Words {
  return use(LanguageContext).words
}

/** Locale and direction of the nearest provider; `en`, left to right, without one. */
export function useLocale(): { locale: string; dir: 'ltr' | 'rtl' } {
  return use(LanguageContext)
}
