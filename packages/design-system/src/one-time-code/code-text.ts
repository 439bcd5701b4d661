/** What becomes of a text that somebody types or pastes into a field for a code. Pure, for the field. */

/** The digits of a text, those of other scripts as ASCII's; everything else between them is left out. */
export const digitsOf = (text: string): string =>
  text.normalize('NFKC').replaceAll(/\D/gu, (sign) => {
    const digit = /\p{Nd}/u.test(sign) ? zeroBelow(sign.codePointAt(0) ?? 0) : undefined
    return digit === undefined ? '' : String(digit)
  })

/** Digits of a script follow one another from its nought, at a multiple of ten from ASCII's or of sixteen from nothing. */
function zeroBelow(point: number): number | undefined {
  for (let nought = point; nought > point - 10; nought -= 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) return point - nought
  return undefined
}

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
