/**
 * The language of the search box (§2.4 and behaviour §2.4), read the same way by the server, the mocks and the browser. Pure functions.
 *
 *     harbour "night ferry" from:ada since:2026-01-31 until:2026-02-28 has:image #vinyl @noor -tram
 *
 * Words and phrases stand anywhere in a post, its pictures' descriptions or its poll; case and diacritics do not count. Days are days in
 * UTC, both included. A minus before a part excludes it.
 */
import { limits, searchSources } from './limits.ts'
import { tokenize } from './text.ts'

/** What `has:` knows. */
export const searchContents = ['image', 'video', 'poll', 'link'] as const
export type SearchContent = (typeof searchContents)[number]

/** The operators, as an interface offers them. */
export const searchOperators = ['from:', 'since:', 'until:', 'has:'] as const

/** The sources of a blended search that a request means: those it names, and Skein itself, which needs no key and always answers. */
export const askedSources = (named: readonly (typeof searchSources)[number][]) =>
  searchSources.filter((source) => source === 'local' || named.includes(source))

/** One part of a search. A phrase is one word or several that follow each other, each as `wordsOf` gives it. */
export type SearchTerm = { excluded: boolean } & (
  | { kind: 'phrase'; words: string[] }
  | { kind: 'from'; username: string }
  | { kind: 'mention'; username: string }
  | { kind: 'has'; content: SearchContent }
  | { kind: 'tag'; tag: string }
)

/** A part that could not be read, and why. */
export type SearchFault = { part: string; message: string }

export type Search = {
  terms: SearchTerm[]
  /** Milliseconds since 1970: from this moment on. */
  since?: number
  /** Milliseconds since 1970: before this moment. */
  until?: number
  faults: SearchFault[]
}

const dayMs = 24 * 60 * 60 * 1000

/** Letters that Unicode does not take apart into a plain one and a mark, but readers do. */
const plain: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i', ς: 'σ' }

/**
 * A text as it is compared: lower case, full-width and other compatible forms made plain, without the accents of Latin, Greek and
 * Cyrillic letters and without the optional vowel signs of Hebrew and Arabic. Signs that make another letter (Devanagari, Thai) stay.
 */
export function foldText(text: string): string {
  return (
    text
      .normalize('NFKD')
      // Upper case first: it is what makes ß and SS the same.
      .toUpperCase()
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\u0300-\u036f\u0591-\u05c7\u0640\u064b-\u065f\u0670\u00ad]/gu, '')
      .replace(/[øłđðþæœıς]/g, (letter) => plain[letter] ?? letter)
      .normalize('NFC')
  )
}

// Scripts without spaces between words give one word a character; a search for several of them is then a phrase.
const unspaced =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}'
const word = new RegExp(
  `[${unspaced}]\\p{M}*|(?:(?![${unspaced}])[\\p{L}\\p{M}\\p{N}_])+|\\p{Extended_Pictographic}`,
  'gu',
)

/** The words of a text, folded, in order: what an index keeps and a search asks for. An emoji is a word. */
export const wordsOf = (text: string): string[] => foldText(text).match(word) ?? []

/** Start of a day written 2026-01-31, in UTC, or nothing where there is no such day. */
function dayOf(text: string): number | undefined {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined
  const time = Date.parse(`${text}T00:00:00.000Z`)
  return Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== text ? undefined : time
}

// A part is an optional minus and then a phrase in quotes, an operator with what follows its colon, or anything up to a space.
const parts =
  /(?<=^|\s)(?<minus>[-\u2212]?)(?:["\u201c\u201d\u201e](?<phrase>[^"\u201c\u201d\u201e]*)(?<closed>["\u201c\u201d\u201e]?)|(?<operator>from|since|until|has):(?<value>\S*)|(?<other>\S+))/giu

function readOperator(search: Search, part: string, excluded: boolean, operator: string, value: string): void {
  const fault = (message: string) => void search.faults.push({ part, message })
  const sent = value.toLowerCase()
  if (operator === 'from') {
    const username = sent.replace(/^[@\uff20]/, '')
    if (limits.username.pattern.test(username)) search.terms.push({ kind: 'from', username, excluded })
    else fault('from: takes a username, such as from:ada.')
  } else if (operator === 'has') {
    const content = searchContents.find((one) => one === sent || `${one}s` === sent)
    if (content) search.terms.push({ kind: 'has', content, excluded })
    else fault('has: takes image, video, poll or link.')
  } else {
    const day = dayOf(value)
    if (day === undefined || excluded) fault(`${operator}: takes a day, such as ${operator}:2026-01-31.`)
    else if (operator === 'since') search.since = Math.max(search.since ?? day, day)
    else search.until = Math.min(search.until ?? day + dayMs, day + dayMs)
  }
}

/**
 * Reads what somebody typed into the search box. What is no operator is words, so every text is a search; an operator with a value that
 * means nothing is a fault, and so is a phrase without its closing quote.
 */
export function parseSearch(text: string): Search {
  const search: Search = { terms: [], faults: [] }
  for (const match of text.normalize('NFC').matchAll(parts)) {
    const [part] = match
    const { minus, phrase, closed, operator, value = '', other = '' } = match.groups ?? {}
    const excluded = minus !== ''
    const phraseOf = (content: string) => {
      const words = wordsOf(content)
      if (words.length > 0) search.terms.push({ kind: 'phrase', words, excluded })
    }
    if (operator !== undefined) readOperator(search, part, excluded, operator.toLowerCase(), value)
    else if (phrase !== undefined) {
      if (closed === '') search.faults.push({ part, message: 'A phrase ends with a quotation mark.' })
      else phraseOf(phrase)
    } else {
      const [token, ...others] = tokenize(other)
      if (others.length === 0 && token?.kind === 'hashtag')
        search.terms.push({ kind: 'tag', tag: foldText(token.value), excluded })
      else if (others.length === 0 && token?.kind === 'mention')
        search.terms.push({ kind: 'mention', username: token.value, excluded })
      else phraseOf(other)
    }
  }
  return search
}
