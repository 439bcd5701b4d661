/** Texts for one line: of strangers' pages on cards of ours, of members' posts in titles and on cards elsewhere. */

/** What ends a line or controls a terminal: one space instead. */
const breaks = /[\p{Cc}\u2028\u2029]+/gu

/**
 * What cannot be seen and has no place in one line: marks that turn the direction of text around (they would reach out of the card), tags,
 * soft hyphens, the private area. The joiners that emoji and several scripts need stay.
 */
const invisible =
  /[\p{Co}\u00ad\u061c\u180e\u200b\u200e\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb\u{e0000}-\u{e007f}]+/gu

/** More marks on one letter than any script uses: they climb over the lines above and below. */
const towers = /(\p{M}{4})\p{M}+/gu

/** A text without what reaches out of it or cannot be seen, and with single spaces; spaces at its ends stay. */
export const visibleText = (text: string): string =>
  text
    .toWellFormed()
    .normalize('NFC')
    .replace(breaks, ' ')
    .replace(invisible, '')
    .replace(towers, '$1')
    .replace(/\s+/gu, ' ')

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' })

/** The start of a line, up to `end`, without half a word where that costs less than half of it. */
function cut(line: string, end: number): string {
  const part = line.slice(0, end).toWellFormed()
  const space = part.lastIndexOf(' ')
  return `${(space > end / 2 ? part.slice(0, space) : part).trimEnd()}…`
}

/**
 * One line of plain text in normal form C, at most `max` graphemes long; what is longer is cut between words and ends with an ellipsis.
 * @returns the empty string where nothing readable is left
 */
export function cleanText(text: string, max: number): string {
  const line = visibleText(text.slice(0, max * 16)).trim()
  // Counting graphemes costs; no text that is shown has more than eight code units to one of them.
  const longest = max * 8
  let length = 0
  for (const { index } of graphemes.segment(line.slice(0, longest))) {
    if (length === max) return cut(line, index)
    length += 1
  }
  return line.length > longest ? cut(line, longest) : line
}
