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
  /** Whether it is one at all, once that is decided; a finger that went sideways is given up for good. */
  readonly upright?: boolean | undefined
}

export function beginSwipe(x: number, y: number): Swipe {
  return { x, y, distance: 0 }
}

export function moveSwipe(swipe: Swipe, x: number, y: number): Swipe {
  const inline = Math.abs(x - swipe.x)
  const block = y - swipe.y
  const upright = swipe.upright ?? (Math.max(inline, Math.abs(block)) < slop ? undefined : Math.abs(block) > inline)
  return { ...swipe, upright, distance: upright ? block : 0 }
}

/** What letting go now does: one back, nothing, or one on. */
export function swipeStep({ distance }: Swipe): -1 | 0 | 1 {
  return distance < -threshold ? 1 : distance > threshold ? -1 : 0
}
