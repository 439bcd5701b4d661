let segmenter: Intl.Segmenter | undefined

/**
 * The characters a reader sees, one by one (Unicode UAX #29 extended grapheme clusters): a family emoji is one, and a
 * letter with its accents is one.
 */
export function graphemes(text: string): readonly string[] {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return Array.from(segmenter.segment(text), ({ segment }) => segment)
}

/** The first character a reader sees; nothing of a text without any. */
export function firstGrapheme(text: string): string {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  for (const { segment } of segmenter.segment(text)) return segment
  return ''
}

/** How many graphemes a text has. Plain ASCII without line feeds, which is most of it, is counted without segmenting. */
export function countGraphemes(text: string): number {
  return /^[\x20-\x7e]*$/.test(text) ? text.length : graphemes(text).length
}
