/** What a finger has done to the pager so far, and which way that moves. Pure, so it can be tested. */

/** CSS pixels up or down after which letting go moves. */
const threshold = 100
/** Pixels of wobble before a touch counts as a swipe at all. */
const slop = 8

export interface Swipe {
  readonly x: number
  readonly y: number
  /** Pixels the slide has followed the finger; negative is up. */
  readonly distance: number
  /** `inline` is given up for good: the finger does something else. */
  readonly axis: 'none' | 'block' | 'inline'
}

export function beginSwipe(x: number, y: number): Swipe {
  return { x, y, distance: 0, axis: 'none' }
}

export function moveSwipe(swipe: Swipe, x: number, y: number): Swipe {
  const inline = Math.abs(x - swipe.x)
  const block = y - swipe.y
  const axis =
    swipe.axis !== 'none' || Math.max(inline, Math.abs(block)) < slop
      ? swipe.axis
      : Math.abs(block) > inline
        ? 'block'
        : 'inline'
  return { ...swipe, axis, distance: axis === 'block' ? block : 0 }
}

/** What letting go now does: one back, nothing, or one on. */
export function swipeStep({ distance }: Swipe): -1 | 0 | 1 {
  return distance < -threshold ? 1 : distance > threshold ? -1 : 0
}
