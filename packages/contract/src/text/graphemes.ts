let segmenter: Intl.Segmenter | undefined

/** The graphemes of a text with their places. The segmenter is made when the first text needs it: that takes 20 ms of a page's start. */
export function graphemesOf(text: string): Intl.Segments {
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return segmenter.segment(text)
}

/** How many characters a reader counts in `text` (Unicode TR 29): a family emoji is one. */
export function countGraphemes(text: string): number {
  // Most posts are plain ASCII, where code units are graphemes (a line break pair is the one exception).
  if (/^[\x20-\x7e\n]*$/.test(text)) return text.length
  let count = 0
  for (const _ of graphemesOf(text)) count += 1
  return count
}
