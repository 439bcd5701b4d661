import { graphemesOf } from '@skein/contract/text'

/** Where the grapheme number `position` (from 0) begins, in UTF-16 code units; nothing when the text is not that long. */
export function offsetOfGrapheme(text: string, position: number): number | undefined {
  // A text has at least as many code units as graphemes.
  if (text.length <= position) return undefined
  let count = 0
  for (const { index } of graphemesOf(text)) {
    if (count === position) return index
    count += 1
  }
  return undefined
}
