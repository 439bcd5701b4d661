/** Digits of a script follow one another from its nought, at a multiple of ten from ASCII's or of sixteen from nothing. */
function valueOf(digit: string): number {
  const point = digit.codePointAt(0) ?? 0
  for (let nought = point; nought > point - 10; nought -= 1)
    if (!/\p{Nd}/u.test(String.fromCodePoint(nought - 1))) return point - nought
  return 0
}

/** A text with the digits of every script as ASCII's: "١٢٫٥" is "12٫5". */
export const asciiDigits = (text: string): string => text.replaceAll(/\p{Nd}/gu, (digit) => String(valueOf(digit)))
