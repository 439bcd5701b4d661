/**
 * What a text may cost before anybody reads it. Counting characters and normal forms take time that grows with the text, and normal forms
 * with the square of a run of marks: both are bounded in code units first, by looks that are as long as the text and no longer.
 */
import { countGraphemes } from './graphemes.ts'

/** Code units to one character that a reader counts: the longest emoji that Unicode recommends has 15. */
const unitsPerGrapheme = 16

/** More marks in a row than any language writes (Unicode TR 15 §13, stream-safe text). */
const tower = /\p{M}{31}/u

/** The same for emoji joined to one: those that Unicode recommends have four parts. */
const chain = /(?:\p{Extended_Pictographic}[\p{M}\p{Emoji_Modifier}]*\u200d){10}/u

/** The most code units that a text of `max` graphemes may have. */
export const unitsFor = (max: number): number => max * unitsPerGrapheme

/** Whether a text piles up marks, or joins emoji, beyond what any script or font does. */
export const isPiledUp = (text: string): boolean => tower.test(text) || chain.test(text)

/** Whether a text has more than `max` graphemes in normal form C. One that is far too long, or piled up, is not read for it. */
export const isTooLong = (text: string, max: number): boolean =>
  text.length > unitsFor(max) || (!isPiledUp(text) && countGraphemes(text.normalize('NFC')) > max)
