'use client'
import { useMemo, type ReactNode } from 'react'
import { englishWords, LanguageContext, type Words } from './words.ts'

export type DesignSystemProviderProps = {
  /** A BCP 47 tag such as `en` or `de-AT`. */
  locale: string
  /** Replaces the English words that primitives say themselves; what is left out stays English. */
  messages?: Partial<Words>
  /** Direction of what is inside; left to right by default. It does not set the attribute on `<html>`. */
  dir?: 'ltr' | 'rtl'
  children?: ReactNode
}

/** Gives primitives their language once, so that no screen has to repeat "Close". Primitives work without it. */
export function DesignSystemProvider({ locale, messages, dir = 'ltr', children }: DesignSystemProviderProps) {
  const language = useMemo(() => ({ locale, dir, words: { ...englishWords, ...messages } }), [locale, dir, messages])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
