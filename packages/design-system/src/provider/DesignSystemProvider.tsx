'use client'
import { useMemo, type ReactNode } from 'react'
import { englishWords, LanguageContext, type Translation, type Words } from './words.ts'

export type DesignSystemProviderProps = {
  /** A BCP 47 tag such as `en` or `de-AT`. */
  locale: string
  /** Replaces the English words that primitives say themselves; what is left out stays English. */
  messages?: Partial<Words>
  /** The words of larger primitives: `[translate(pollWords, { … })]`. Keep the array's identity between renders. */
  translations?: ReadonlyArray<Translation>
  /**
   * Writing direction for what cannot see its own (menus); by default that of the page at the place of its trigger. It does not set the
   * attribute on `<html>`.
   */
  dir?: 'ltr' | 'rtl' | undefined
  /** IANA zone in which times are written, such as `UTC`; the device's own without it. */
  timeZone?: string | undefined
  children?: ReactNode
}

/** Gives primitives their language once, so that no screen has to repeat "Close". Primitives work without it. */
export function DesignSystemProvider({
  locale,
  messages,
  translations,
  dir,
  timeZone,
  children,
}: DesignSystemProviderProps) {
  const language = useMemo(
    () => ({
      locale,
      dir,
      timeZone,
      words: { ...englishWords, ...messages },
      sets: new Map(translations?.map(({ name, words }) => [name, words])),
    }),
    [locale, dir, timeZone, messages, translations],
  )
  return <LanguageContext value={language}>{children}</LanguageContext>
}
