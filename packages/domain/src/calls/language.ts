import { languages } from '@skein/contract'
import type { Language } from '@skein/contract'
import type { AskedHeaders } from './asked.ts'
import { readCookie } from './cookies.ts'

const known = (word: string | undefined): Language | undefined => languages.find((language) => language === word)

/** The language of a page: the cookie `skein-lang`, else the best of `Accept-Language` (RFC 9110 §12.5.4), else English. */
export function languageOf(headers: AskedHeaders): Language {
  const chosen = known(readCookie(headers.cookie, 'skein-lang'))
  if (chosen) return chosen
  const asked = (headers['accept-language'] ?? '')
    .split(',', 20)
    .map((part) => {
      const [tag = '', ...options] = part.trim().toLowerCase().split(';')
      const quality = options.map((option) => /^\s*q=([\d.]+)$/.exec(option)?.[1]).find((value) => value !== undefined)
      return { language: known(tag.split('-')[0]), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
  return asked.find(({ language }) => language !== undefined)?.language ?? 'en'
}
