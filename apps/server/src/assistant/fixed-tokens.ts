import { entitiesOf } from '@skein/contract/text'

/** A part of a text that nobody but its writer changes; offsets in UTF-16 code units. */
export type FixedToken = { start: number; end: number; text: string }

/**
 * Code, addresses without a scheme, e-mail addresses, file names and versions, short codes, whatever holds a digit, a sign or an
 * underscore, and emoji. Links, tags and handles are found by the rules of the contract.
 */
const patterns = [
  /```[\s\S]*?(?:```|$)|`[^`\n]+`/gu,
  /[\p{L}\p{N}._%+-]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu,
  /[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+(?:\/[^\s]*)?/gu,
  /[\p{L}\p{M}_@#$%&*+/\\~^=<>|-]*[\p{N}_@#$%&*+/\\~^=<>|][\p{L}\p{M}\p{N}_@#$%&*+/\\~^=<>|.,:-]*[\p{L}\p{M}\p{N}_%$€£°]|[\p{N}#@$%&*+/\\~^=<>|_]+/gu,
  /:[a-z][a-z_]*:|[:;=]-?[()DPp/\\|]|<3/gu,
  /\p{Extended_Pictographic}(?:\p{M}|\p{Emoji_Modifier}|\u200d|\p{Extended_Pictographic})*|\p{Regional_Indicator}{2}|[\p{N}#*]\ufe0f?\u20e3/gu,
]

/** The parts of a text that stay as they are, in order, none inside or across another. */
export function fixedTokensOf(text: string): FixedToken[] {
  const spans = entitiesOf(text).map(({ start, end }) => ({ start, end }))
  for (const pattern of patterns)
    for (const match of text.matchAll(pattern)) spans.push({ start: match.index, end: match.index + match[0].length })
  spans.sort((a, b) => a.start - b.start || b.end - a.end)
  const merged: { start: number; end: number }[] = []
  for (const span of spans) {
    const last = merged.at(-1)
    if (last && span.start < last.end) last.end = Math.max(last.end, span.end)
    else merged.push({ ...span })
  }
  return merged.map(({ start, end }) => ({ start, end, text: text.slice(start, end) }))
}

/** Whether two wordings hold the same fixed parts in the same order. */
export function keepsFixedTokens(before: string, after: string): boolean {
  const [was, is] = [fixedTokensOf(before), fixedTokensOf(after)]
  return was.length === is.length && was.every(({ text }, index) => is[index]?.text === text)
}

const pointing = (text: string) =>
  entitiesOf(text)
    .map(({ start, end }) => text.slice(start, end))
    .sort()

const codeOf = (text: string) => [...text.matchAll(/`[^`\n]+`/gu)].map(([code]) => code).sort()

/** Whether two wordings name the same people, tags, addresses and code, in whatever order: a rewriting may move them, never add one. */
export const pointsToTheSame = (before: string, after: string): boolean =>
  pointing(before).join('\n') === pointing(after).join('\n') && codeOf(before).join('\n') === codeOf(after).join('\n')
