/** What a finger has done to the pager so far, and which way that moves. Pure, so it can be tested. */

/** CSS pixels up or down after which letting go moves. */
const threshold = 100
/** A flick moves sooner: so many pixels, at so many a millisecond when the finger is lifted. */
const flick = { distance: 40, speed: 0.5 }
/** Milliseconds before now that tell how quick a finger is: what it did earlier does not count. */
const recent = 100
/** Pixels of wobble before a touch counts as a swipe at all. */
const slop = 8

interface Sample {
  readonly at: number
  readonly y: number
}

export interface Swipe {
  readonly x: number
  readonly y: number
  /** Pixels the slide has followed the finger; negative is up. */
  readonly distance: number
  /** Whether it is one at all, once that is decided; a finger that went sideways is given up for good. */
  readonly upright?: boolean | undefined
  /** Where it was of late. */
  readonly samples: readonly Sample[]
}

/** @param at milliseconds, of the same clock in every call */
export function beginSwipe(x: number, y: number, at: number): Swipe {
  return { x, y, distance: 0, samples: [{ at, y }] }
}

export function moveSwipe(swipe: Swipe, x: number, y: number, at: number): Swipe {
  const inline = Math.abs(x - swipe.x)
  const block = y - swipe.y
  const upright = swipe.upright ?? (Math.max(inline, Math.abs(block)) < slop ? undefined : Math.abs(block) > inline)
  const samples = [...swipe.samples.filter((sample) => at - sample.at <= recent), { at, y }]
  return { ...swipe, upright, distance: upright ? block : 0, samples }
}

/** What letting go at a time does: one back, nothing, or one on. */
export function swipeStep({ distance, samples }: Swipe, at: number): -1 | 0 | 1 {
  const size = Math.abs(distance)
  const way = Math.sign(distance)
  const before = samples.find((sample) => at - sample.at <= recent)
  const [beforeLast, last] = samples.slice(-2)
  // A finger that turns back, or rests before it is lifted, has no speed in the direction it went.
  const speed =
    before && beforeLast && last && (last.y - beforeLast.y) * way >= 0
      ? ((last.y - before.y) * way) / Math.max(1, at - before.at)
      : 0
  if (size <= threshold && !(size >= flick.distance && speed >= flick.speed)) return 0
  return distance < 0 ? 1 : -1
}
