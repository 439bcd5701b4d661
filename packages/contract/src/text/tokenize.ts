/**
 * Finds what points somewhere in a text. This is the one place that decides it, for the browser, the mocks and the server: who draws a
 * text is handed the tokens.
 */
import { addressAt, scheme } from './address.ts'
import { foldTag, mentionEnd, mentionSign, tagName, tagSign } from './signs.ts'

/** A run of a text. `value` is what it points at: the address, the tag or the username without its sign. */
export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; value: string }
  | { kind: 'hashtag'; text: string; value: string }
  | { kind: 'mention'; text: string; value: string }

/** What a token can begin with. Cheap to ask of every text, and most have nothing of it. */
const beginnings = /[hH][tT]{2}[pP][sS]?:\/\/|[#＃@＠]/g

/**
 * Patterns of whole scripts take tens of milliseconds of a phone to be made, so each is made for the first text that has its sign.
 */
function madeOnce(source: string): () => RegExp {
  let pattern: RegExp | undefined
  return () => (pattern ??= new RegExp(source, 'uy'))
}

const link = madeOnce(scheme)
const hashtag = madeOnce(tagSign + tagName)
const mention = madeOnce(`${mentionSign}[a-zA-Z0-9_]{3,20}${mentionEnd}`)

/** What stands at `at` in `text`, if it is what `pattern` describes. */
function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at
  return pattern.exec(text)?.[0]
}

/** What is read where a token can begin: how long it is, and the token, which an address no browser reads and a sign before an address are not. */
type Reading = { length: number; token?: Exclude<TextToken, { kind: 'text' }> | undefined }

function readLink(text: string, at: number): Reading | undefined {
  const found = matchAt(link(), text, at)
  if (found === undefined) return undefined
  const address = addressAt(text, at, at + found.length)
  return {
    length: found.length,
    token: address === undefined ? undefined : { kind: 'link', text: address, value: address },
  }
}

function readHashtag(text: string, at: number): Reading | undefined {
  const found = matchAt(hashtag(), text, at)
  if (found === undefined) return undefined
  const isBeforeAddress = text.startsWith('://', at + found.length)
  return {
    length: found.length,
    token: isBeforeAddress ? undefined : { kind: 'hashtag', text: found, value: foldTag(found) },
  }
}

function readMention(text: string, at: number): Reading | undefined {
  const found = matchAt(mention(), text, at)
  if (found === undefined) return undefined
  return { length: found.length, token: { kind: 'mention', text: found, value: found.slice(1).toLowerCase() } }
}

function readAt(text: string, at: number): Reading | undefined {
  const sign = text.charAt(at)
  if (sign === '#' || sign === '＃') return readHashtag(text, at)
  return sign === '@' || sign === '＠' ? readMention(text, at) : readLink(text, at)
}

/** Splits a text into plain runs, links, hashtags and mentions. Joining the `text` of all tokens gives the input back. */
export function tokenize(text: string): TextToken[] {
  const tokens: TextToken[] = []
  let from = 0
  beginnings.lastIndex = 0
  for (let match = beginnings.exec(text); match !== null; match = beginnings.exec(text)) {
    const { index } = match
    const reading = readAt(text, index)
    beginnings.lastIndex = index + (reading?.length ?? 1)
    if (reading?.token === undefined) continue
    if (index > from) tokens.push({ kind: 'text', text: text.slice(from, index) })
    tokens.push(reading.token)
    from = index + reading.token.text.length
    // What follows an address that was cut short is read on.
    beginnings.lastIndex = from
  }
  if (from < text.length) tokens.push({ kind: 'text', text: text.slice(from) })
  return tokens
}
