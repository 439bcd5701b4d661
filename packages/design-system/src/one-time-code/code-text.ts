import { asciiDigits } from '../digits/ascii-digits.ts'

/** What becomes of a text that somebody types or pastes into a field for a code. Pure, for the field. */

/** The digits of a text, those of other scripts as ASCII's; everything else between them is left out. */
export const digitsOf = (text: string): string => asciiDigits(text.normalize('NFKC')).replaceAll(/\D/gu, '')

export interface Typed {
  readonly code: string
  /** Before which digit the caret stands. */
  readonly caret: number
}

/**
 * The code that a field holds after it was changed. In a full one, what is typed takes the place of what follows the caret.
 *
 * @param text what stands in the field now
 * @param caret where its caret is, in UTF-16 units; what was typed or pasted ends there
 * @param length how many digits there may be
 */
export function typed(text: string, caret: number, length: number): Typed {
  const before = digitsOf(text.slice(0, caret)).slice(0, length)
  const after = digitsOf(text.slice(caret))
  const beyond = Math.max(0, before.length + after.length - length)
  return { code: before + after.slice(beyond), caret: before.length }
}
