/** How pressing the end of the text is: a warning under 50 characters left, danger past the limit. */
export type LengthTone = 'quiet' | 'warning' | 'danger'

const warnUnder = 50

/** @param left characters left; below zero when there are too many. */
export function toneOf(left: number): LengthTone {
  if (left < 0) return 'danger'
  return left < warnUnder ? 'warning' : 'quiet'
}
