/** Finds what is a link in a text that somebody wrote. Pure; nothing here makes HTML. */

/** A run of the text. Joining the `text` of all runs gives the input back; `value` is what a run points at. */
export type RichTextToken =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'link' | 'tag' | 'mention'; readonly text: string; readonly value: string }

const inWord = String.raw`\p{L}\p{M}\p{N}_`
const finders = {
  /** http and https, to the next space, quotation mark or angle bracket. */
  link: String.raw`\bhttps?:\/\/[^\s<>"'${'`'}\u2018\u2019\u201c\u201d]+`,
  /** Letters, marks, digits and underscores of any script, one letter at least: "#1" is a number. */
  tag: String.raw`(?<![${inWord}#@/&])[#＃](?=[\p{M}\p{N}_]*\p{L})[${inWord}]{1,100}`,
  /** A username. Inside a word ("a@b.example") the sign begins nothing. */
  mention: String.raw`(?<![${inWord}#@/.])[@＠][a-zA-Z0-9_]{3,20}(?![${inWord}@]|\.[\p{L}\p{N}])`,
}
const anything = new RegExp(`(${finders.link})|(${finders.tag})|${finders.mention}`, 'gu')
const opening: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{' }

/** What ends the sentence is no part of the address; a closing bracket is, where it was opened inside. */
function withoutSentenceEnd(address: string): string {
  const counts = new Map<string, number>()
  for (const sign of address) counts.set(sign, (counts.get(sign) ?? 0) + 1)
  const count = (sign = '') => counts.get(sign) ?? 0
  let end = address.length
  for (; end > 0; end -= 1) {
    const last = address.charAt(end - 1)
    const open = opening[last]
    if (open === undefined ? !/[.,;:!?…。、！？]/.test(last) : count(last) <= count(open)) break
    counts.set(last, count(last) - 1)
  }
  return address.slice(0, end)
}

function tokenOf(match: RegExpMatchArray): RichTextToken {
  const [text, link, tag] = match
  if (link !== undefined) {
    const address = withoutSentenceEnd(link)
    const host = /^https?:\/\/[^/?#]/.test(address)
    return host ? { kind: 'link', text: address, value: address } : { kind: 'text', text: address }
  }
  const name = text.slice(1)
  return tag === undefined
    ? { kind: 'mention', text, value: name.toLowerCase() }
    : { kind: 'tag', text, value: name.normalize('NFKC').toLowerCase() }
}

/**
 * Splits a text into plain runs, web addresses, #tags and @mentions. The value of an address is the address as it was
 * typed, of a tag its folded form (NFKC, lower case) without the sign, of a mention the username in lower case.
 */
export function tokenize(text: string): RichTextToken[] {
  const tokens: RichTextToken[] = []
  let from = 0
  for (const match of text.matchAll(anything)) {
    const token = tokenOf(match)
    if (token.kind === 'text') continue
    if (match.index > from) tokens.push({ kind: 'text', text: text.slice(from, match.index) })
    tokens.push(token)
    from = match.index + token.text.length
  }
  if (from < text.length) tokens.push({ kind: 'text', text: text.slice(from) })
  return tokens
}
