/**
 * Reading a post's text: graphemes, links, hashtags and mentions, by the same rules in the browser and on the server.
 * Pure functions over strings; nothing here makes HTML.
 */

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' })

/** How many characters a reader counts in `text` (Unicode TR 29): a family emoji is one. */
export function countGraphemes(text: string): number {
  // Most posts are plain ASCII, where code units are graphemes (a line break pair is the one exception).
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of segmenter.segment(text)) count += 1
  return count
}

/** A run of a post's text. `value` is what it points at: the address, the tag or the username without its sign. */
export type TextToken =
  | { kind: 'text'; text: string }
  | { kind: 'link'; text: string; value: string }
  | { kind: 'hashtag'; text: string; value: string }
  | { kind: 'mention'; text: string; value: string }

// A tag is letters, marks, digits and underscores of any script, with a letter among them (so "#1" is a number). A sign inside
// a word ("c#", "a@b.example") starts nothing. Links are http(s) only; trailing punctuation belongs to the sentence.
const pattern =
  /(?<link>\bhttps?:\/\/[^\s<>"'`\u2018\u2019\u201c\u201d]+)|(?<![\p{L}\p{M}\p{N}_#@/&])(?<hashtag>[#＃](?=[\p{M}\p{N}_]*\p{L})[\p{L}\p{M}\p{N}_]{1,100})|(?<![\p{L}\p{M}\p{N}_#@/.])(?<mention>[@＠][a-zA-Z0-9_]{3,20})(?![\p{L}\p{M}\p{N}_@]|\.[\p{L}\p{N}])/gu

const closers: Record<string, string> = { ')': '(', ']': '[', '}': '{' }

/** Cuts punctuation that ends a sentence off an address, but keeps a bracket that was opened inside it. */
function trimLink(link: string): string {
  let end = link.length
  while (end > 0) {
    const last = link.charAt(end - 1)
    const opener = closers[last]
    if (opener !== undefined) {
      const inside = link.slice(0, end)
      if (inside.split(opener).length >= inside.split(last).length) break
    } else if (!/[.,;:!?…。、！？]/.test(last)) break
    end -= 1
  }
  return link.slice(0, end)
}

/** Splits a text into plain runs, links, hashtags and mentions. Joining the `text` of all tokens gives the input back. */
export function tokenize(text: string): TextToken[] {
  const tokens: TextToken[] = []
  let from = 0
  const plain = (until: number) => {
    if (until > from) tokens.push({ kind: 'text', text: text.slice(from, until) })
  }
  for (const match of text.matchAll(pattern)) {
    const { link, hashtag, mention } = match.groups ?? {}
    const found = link === undefined ? match[0] : trimLink(link)
    if (link !== undefined && !/^https?:\/\/[^/?#]/.test(found)) continue
    plain(match.index)
    if (link !== undefined) tokens.push({ kind: 'link', text: found, value: found })
    else if (hashtag !== undefined) tokens.push({ kind: 'hashtag', text: found, value: foldTag(found) })
    else if (mention !== undefined) tokens.push({ kind: 'mention', text: found, value: found.slice(1).toLowerCase() })
    from = match.index + found.length
  }
  plain(text.length)
  return tokens
}

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

/** The form under which a hashtag is counted and looked up: without its sign, NFKC, lower case. */
export function foldTag(tag: string): string {
  return tag
    .replace(/^[#＃]/, '')
    .normalize('NFKC')
    .toLowerCase()
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
