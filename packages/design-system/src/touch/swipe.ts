/** What a finger has done sideways so far, and whether that is enough to throw something away. Pure, so it can be tested. */

/** Pixels towards the end edge after which letting go dismisses (half of a thumb's width; Radix uses 50 as well). */
const threshold = 50
/** Pixels of wobble before a touch counts as a swipe at all. */
const slop = 8

export interface Swipe {
  readonly x: number
  readonly y: number
  /** Pixels moved towards the inline end; never negative. */
  readonly distance: number
  /** `vertical` is given up for good: the person scrolls. */
  readonly axis: 'none' | 'inline' | 'vertical'
}

export function beginSwipe(x: number, y: number): Swipe {
  return { x, y, distance: 0, axis: 'none' }
}

/** Follows the finger. In a right-to-left page the end edge is on the left, so the direction turns round. */
export function moveSwipe(swipe: Swipe, x: number, y: number, rtl: boolean): Swipe {
  const inline = (x - swipe.x) * (rtl ? -1 : 1)
  const block = Math.abs(y - swipe.y)
  const axis =
    swipe.axis !== 'none' || Math.max(Math.abs(inline), block) < slop
      ? swipe.axis
      : Math.abs(inline) > block
        ? 'inline'
        : 'vertical'
  return { ...swipe, axis, distance: axis === 'inline' ? Math.max(0, inline) : 0 }
}

/** Whether letting go now dismisses. */
export function isThrown(swipe: Swipe): boolean {
  return swipe.axis === 'inline' && swipe.distance > threshold
}
