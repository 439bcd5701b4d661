/** Where a long text is cut: pure, by what is written and not by how it is laid out, so that nothing has to be measured. */
import type { TextToken } from '@skein/contract'
import { graphemesOf } from '@skein/contract/text'

/** A text above either is long; in code units and lines. */
const long = { units: 360, lines: 9 }
/** What is shown of a long one. */
const shown = { units: 280, lines: 6 }

const linesOf = (text: string): number => text.split('\n').length

/** Whether a text is long enough to be folded. */
export const isLongText = (text: string): boolean => text.length > long.units || linesOf(text) > long.lines

/** The offset at which a long text is cut: after a whole word where one ends nearby, never inside of a character. */
function cutOf(text: string): number {
  const lines = text.split('\n').slice(0, shown.lines).join('\n')
  if (lines.length <= shown.units && lines.length < text.length) return lines.trimEnd().length
  const space = text.slice(0, shown.units).search(/\s\S*$/)
  if (space > shown.units - 60) return text.slice(0, space).trimEnd().length
  return graphemesOf(text).containing(shown.units)?.index ?? shown.units
}

/**
 * The beginning of a long text, as tokens with an ellipsis; the tokens themselves for any other. A link, a hashtag or a mention at the
 * cut is left out whole.
 */
export function foldTokens(text: string, tokens: readonly TextToken[]): readonly TextToken[] {
  if (!isLongText(text)) return tokens
  const cut = cutOf(text)
  const kept: TextToken[] = []
  let at = 0
  for (const token of tokens) {
    const end = at + token.text.length
    if (end <= cut) kept.push(token)
    else {
      const rest = token.kind === 'text' ? token.text.slice(0, cut - at).trimEnd() : ''
      kept.push({ kind: 'text', text: `${rest}…` })
      break
    }
    at = end
  }
  return kept
}
