/**
 * Finds what points somewhere in a text. This is the one place that decides it, for the browser, the mocks and the server: who draws a
 * text is handed the tokens.
 */
import { addressAt, scheme } from './address.ts'
import { matchAt } from './match-at.ts'
import { foldTag, mentionEnd, mentionSign, tagName, tagSign } from './signs.ts'

/** A run of a text. `value` is what it points at: the address, the tag or the username without its sign. */
export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; value: string }
  | { kind: 'hashtag'; text: string; value: string }
  | { kind: 'mention'; text: string; value: string }

/** What a token can begin with. Cheap to ask of every text, and most have nothing of it. */
const beginnings = new RegExp(`${scheme}|[#＃@＠]`, 'gu')

/** Patterns of whole scripts take tens of milliseconds of a phone to be made, so each is made for the first text that has its sign. */
function madeOnce(source: string): () => RegExp {
  let pattern: RegExp | undefined
  return () => (pattern ??= new RegExp(source, 'uy'))
}

const hashtag = madeOnce(tagSign + tagName)
const mention = madeOnce(`${mentionSign}[a-zA-Z0-9_]{3,20}${mentionEnd}`)

/** How much of a text was read where a token can begin, and the token if it is one. */
type Reading = { length: number; token?: Exclude<TextToken, { kind: 'text' }> | undefined }

/** An address that no browser reads is none. */
function readLink(text: string, at: number, length: number): Reading {
  const address = addressAt(text, at, at + length)
  return { length, token: address === undefined ? undefined : { kind: 'link', text: address, value: address } }
}

/** A sign before an address ('#https://…') begins no tag. */
function readHashtag(text: string, at: number): Reading {
  const found = matchAt(hashtag(), text, at)
  if (found === '') return { length: 1 }
  const isBeforeAddress = text.startsWith('://', at + found.length)
  return {
    length: found.length,
    token: isBeforeAddress ? undefined : { kind: 'hashtag', text: found, value: foldTag(found) },
  }
}

function readMention(text: string, at: number): Reading {
  const found = matchAt(mention(), text, at)
  if (found === '') return { length: 1 }
  return { length: found.length, token: { kind: 'mention', text: found, value: found.slice(1).toLowerCase() } }
}

function readAt(text: string, at: number, beginning: string): Reading {
  if (beginning === '#' || beginning === '＃') return readHashtag(text, at)
  if (beginning === '@' || beginning === '＠') return readMention(text, at)
  return readLink(text, at, beginning.length)
}

/** Splits a text into plain runs, links, hashtags and mentions. Joining the `text` of all tokens gives the input back. */
export function tokenize(text: string): TextToken[] {
  const tokens: TextToken[] = []
  let from = 0
  beginnings.lastIndex = 0
  for (let match = beginnings.exec(text); match !== null; match = beginnings.exec(text)) {
    const { index } = match
    const { length, token } = readAt(text, index, match[0])
    beginnings.lastIndex = index + length
    if (token === undefined) continue
    if (index > from) tokens.push({ kind: 'text', text: text.slice(from, index) })
    tokens.push(token)
    from = index + token.text.length
    // What follows an address that was cut short is read on.
    beginnings.lastIndex = from
  }
  if (from < text.length) tokens.push({ kind: 'text', text: text.slice(from) })
  return tokens
}
