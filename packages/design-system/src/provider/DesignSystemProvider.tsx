'use client'
import { use, useMemo, type ReactNode } from 'react'
import { LanguageContext, smallWords, type Translation, type Words } from './words.ts'

export type DesignSystemProviderProps = {
  /** A BCP 47 tag such as `en` or `de-AT`. */
  locale: string
  /** Replaces words of small primitives; what is left out stays as `translations` have it, or English. */
  messages?: Partial<Words> | undefined
  /**
   * A whole language (`de` of `@skein/design-system/locales/de`), sets of your own (`[translate(pollWords, { … })]`), or both:
   * `[...de, translate(pollWords, { … })]`, of which the later word counts. Keep the array's identity between renders.
   */
  translations?: ReadonlyArray<Translation> | undefined
  /**
   * Writing direction for what cannot see its own (menus); by default that of the page at the place of its trigger. It does not set the
   * attribute on `<html>`.
   */
  dir?: 'ltr' | 'rtl' | undefined
  /** IANA zone in which times are written, such as `UTC`; the device's own without it. */
  timeZone?: string | undefined
  /**
   * When the page is made (milliseconds since 1970), for a server's HTML: the same on the server and in the browser that takes its HTML over, so that both
   * write the same relative times. Without it they are absolute there.
   */
  now?: number | undefined
  children?: ReactNode
}

/**
 * Gives primitives their language once, so that no screen has to repeat "Close". Primitives work without it. One inside another has words of its own;
 * the zone and the moment are the page's, where it is not given others.
 */
export function DesignSystemProvider({
  locale,
  messages,
  translations,
  dir,
  timeZone,
  now,
  children,
}: DesignSystemProviderProps) {
  const outer = use(LanguageContext)
  const ownZone = timeZone ?? outer?.timeZone
  const ownNow = now ?? outer?.now
  const language = useMemo(() => {
    const sets = new Map<string, object>()
    for (const { name, words } of translations ?? []) sets.set(name, { ...sets.get(name), ...words })
    return {
      locale,
      dir,
      timeZone: ownZone,
      now: ownNow,
      words: { ...smallWords.english, ...sets.get(smallWords.name), ...messages },
      sets,
    }
  }, [locale, dir, ownZone, ownNow, messages, translations])
  return <LanguageContext value={language}>{children}</LanguageContext>
}
