import type { Drag } from '../touch/drag.ts'

/** Letting go faster than this closes, however short the way: half a pixel per millisecond is a flick. */
const flick = 0.5
/** Letting go slowly closes after this part of the sheet's height. */
const farEnough = 0.4

/** Whether letting go at `at` closes a sheet of this height (pixels, milliseconds). A finger that has rested is no flick any more. */
export function closesSheet({ kind, distance, velocity, at: last }: Drag, height: number, at: number): boolean {
  if (kind !== 'down') return false
  const speed = at - last > 100 ? 0 : velocity
  return speed > flick || (distance > height * farEnough && speed > -flick / 5)
}
