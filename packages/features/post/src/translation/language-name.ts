import type { Language } from '@skein/contract'

/** The name of a language in the language of the page: 'Spanish', 'Spanisch'. The tag itself where there is none. */
export function languageName(tag: string, language: Language): string {
  try {
    return new Intl.DisplayNames(language, { type: 'language' }).of(tag) ?? tag
  } catch {
    return tag
  }
}
