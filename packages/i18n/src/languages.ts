import type { Language } from '@skein/contract'

export type { Language }

/** The languages of section 9. Of the contract only the type is imported: its limits would come along into every first load. */
export const languages = ['en', 'es', 'fr', 'de'] as const satisfies readonly Language[]

/** The language's own name for itself: a switch offers it under this, so that everybody finds their own (WCAG 3.1.2). */
export const languageNames: Record<Language, string> = { en: 'English', es: 'Español', fr: 'Français', de: 'Deutsch' }

/** The cookie that carries the chosen language to the server. */
export const languageCookie = 'skein-lang'

/** Whether `value` is one of the languages of section 9. */
export const isLanguage = (value: unknown): value is Language => languages.some((language) => language === value)

/** Writing direction for `<html dir>`. All four languages run left to right; the layout does not depend on it. */
export const directionOf = (_language: Language): 'ltr' | 'rtl' => 'ltr'

/**
 * The language for a request: the cookie's, else the best of `Accept-Language` by its weights (RFC 9110 §12.5.4), else English.
 * A region does not matter: `de-CH` is served in German.
 */
export function chooseLanguage(cookie: string | undefined, acceptLanguage: string | undefined): Language {
  if (isLanguage(cookie)) return cookie
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part, place) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';')
      const weight = parameters.map((parameter) => /^\s*q=([\d.]+)/.exec(parameter)?.[1]).find(Boolean)
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight), place }
    })
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => b.weight - a.weight || a.place - b.place)
  for (const { language } of wanted) if (isLanguage(language)) return language
  return 'en'
}
