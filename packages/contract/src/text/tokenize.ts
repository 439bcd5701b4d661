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

const pattern = new RegExp(
  `(?<link>${scheme})|(?<hashtag>${tagSign}${tagName})|(?<mention>${mentionSign}[a-zA-Z0-9_]{3,20}${mentionEnd})`,
  'gu',
)

/** The token that a match begins, or nothing: an address no browser reads, or a sign before an address. */
function tokenOf(text: string, match: RegExpExecArray): Exclude<TextToken, { kind: 'text' }> | undefined {
  const [found] = match
  const end = match.index + found.length
  if (match.groups?.['link'] !== undefined) {
    const address = addressAt(text, match.index, end)
    return address === undefined ? undefined : { kind: 'link', text: address, value: address }
  }
  if (match.groups?.['mention'] !== undefined)
    return { kind: 'mention', text: found, value: found.slice(1).toLowerCase() }
  return text.startsWith('://', end) ? undefined : { kind: 'hashtag', text: found, value: foldTag(found) }
}

/** Splits a text into plain runs, links, hashtags and mentions. Joining the `text` of all tokens gives the input back. */
export function tokenize(text: string): TextToken[] {
  const tokens: TextToken[] = []
  let from = 0
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    const token = tokenOf(text, match)
    if (token === undefined) continue
    if (match.index > from) tokens.push({ kind: 'text', text: text.slice(from, match.index) })
    tokens.push(token)
    from = match.index + token.text.length
    // What follows an address that was cut short is read on.
    pattern.lastIndex = from
  }
  if (from < text.length) tokens.push({ kind: 'text', text: text.slice(from) })
  return tokens
}
