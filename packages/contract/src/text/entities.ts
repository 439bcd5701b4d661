import { tokenize, type TextToken } from './tokenize.ts'

/** A link, hashtag or mention of a text, as offsets in UTF-16 code units. */
export type Entity = { kind: 'link' | 'hashtag' | 'mention'; start: number; end: number; value: string }

/** What points somewhere in a text, in order. Joined with the text between them it is what `tokenize` gives. */
export function entitiesOf(text: string): Entity[] {
  const entities: Entity[] = []
  let at = 0
  for (const token of tokenize(text)) {
    const end = at + token.text.length
    if (token.kind !== 'text') entities.push({ kind: token.kind, start: at, end, value: token.value })
    at = end
  }
  return entities
}

/**
 * Splits a text at entities that somebody else found. Entities that lie outside, overlap or are out of order are left as plain text, so
 * that a wrong answer is shown as words, never dropped.
 */
export function tokensOf(text: string, entities: readonly Entity[]): TextToken[] {
  const tokens: TextToken[] = []
  let from = 0
  for (const { kind, start, end, value } of entities) {
    if (start < from || end <= start || end > text.length) continue
    if (start > from) tokens.push({ kind: 'text', text: text.slice(from, start) })
    tokens.push({ kind, text: text.slice(start, end), value })
    from = end
  }
  if (from < text.length) tokens.push({ kind: 'text', text: text.slice(from) })
  return tokens
}

function valuesOf(text: string, kind: 'link' | 'hashtag' | 'mention'): string[] {
  const values = new Set<string>()
  for (const token of tokenize(text)) if (token.kind === kind) values.add(token.value)
  return [...values]
}

/** The distinct hashtags of a text, folded, in order of appearance. */
export const hashtagsOf = (text: string): string[] => valuesOf(text, 'hashtag')

/** The distinct usernames mentioned in a text, lower case, in order of appearance. */
export const mentionsOf = (text: string): string[] => valuesOf(text, 'mention')

/** The first web address of a text (§4: link preview), or nothing. */
export const firstLinkOf = (text: string): string | undefined => valuesOf(text, 'link')[0]
