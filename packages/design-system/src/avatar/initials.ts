import { firstGrapheme } from '../grapheme/graphemes.ts'

/** The pairs of colours the theme has for people. */
const palette = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

/**
 * One or two letters for a name: the first grapheme of the first and of the last word, so that an emoji, a Devanagari
 * syllable or a letter with accents is never cut in half. Punctuation before a word does not count.
 */
export function initials(name: string): string {
  const words = name
    .split(/\s+/u)
    .map((word) => word.replace(/^[^\p{L}\p{N}\p{Extended_Pictographic}]+/u, ''))
    .filter(Boolean)
  const [first, last] = [words[0], words.length > 1 ? words.at(-1) : undefined]
  return [first, last]
    .map((word) => (word ? firstGrapheme(word) : ''))
    .join('')
    .toLocaleUpperCase()
}

/** The same name always gets the same colour, on every device: FNV-1a over its code points. */
export function paletteIndex(name: string): (typeof palette)[number] {
  let hash = 0x811c9dc5
  for (const character of name) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0
  return palette[hash % palette.length] ?? 1
}
