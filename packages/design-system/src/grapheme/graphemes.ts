let segmenter: Intl.Segmenter | undefined

/**
 * Roughly what a segmenter finds, for a browser without one (Firefox before 125): a character with its marks, variation and skin tone,
 * those that a zero-width joiner joins, two letters of a flag, a line end.
 */
const roughly = /\r\n|\p{RI}{2}|\P{M}[\p{M}\p{EMod}]*(?:\u200d\P{M}[\p{M}\p{EMod}]*)*|\p{M}+/gu

/** The graphemes of a text by `roughly` alone. */
export function roughGraphemes(text: string): readonly string[] {
  return text.match(roughly) ?? []
}

/**
 * The characters a reader sees, one by one (Unicode UAX #29 extended grapheme clusters): a family emoji is one, and a
 * letter with its accents is one.
 */
export function graphemes(text: string): readonly string[] {
  if (!('Segmenter' in Intl)) return roughGraphemes(text)
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The first character a reader sees; nothing of a text without any. */
export function firstGrapheme(text: string): string {
  // A plain letter before another one is a grapheme by itself; a segmenter takes 20 ms of a page's start.
  const [plain] = /^[\x20-\x7e](?=[\x20-\x7e]|$)/.exec(text) ?? []
  if (plain !== undefined) return plain
  if (!('Segmenter' in Intl)) return roughGraphemes(text)[0] ?? ''
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) return segment
  return ''
}

/** How many graphemes a text has. Plain ASCII without line feeds, which is most of it, is counted without segmenting. */
export function countGraphemes(text: string): number {
  return /^[\x20-\x7e]*$/.test(text) ? text.length : graphemes(text).length
}
