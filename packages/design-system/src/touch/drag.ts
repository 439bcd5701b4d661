/** What a finger that pulls something down has done so far. Pure, so it can be tested. Pixels and milliseconds. */

/** Pixels of wobble before a press is a drag at all. */
const slop = 6

export interface Drag {
  readonly x: number
  readonly y: number
  /** `none` until it is clear what is meant; `elsewhere` is given up for good: the person scrolls or selects. */
  readonly kind: 'none' | 'down' | 'elsewhere'
  /** How far it has been pulled down; never negative. */
  readonly distance: number
  /** Downwards, smoothed. */
  readonly velocity: number
  readonly at: number
}

export function beginDrag(x: number, y: number, at: number): Drag {
  return { x, y, kind: 'none', distance: 0, velocity: 0, at }
}

/**
 * Follows the finger.
 * @param free whether nothing under the finger would scroll upwards, and no text is selected (`isFree`)
 */
export function moveDrag(drag: Drag, x: number, y: number, at: number, free: boolean): Drag {
  const down = y - drag.y
  const across = Math.abs(x - drag.x)
  const kind =
    drag.kind !== 'none' || Math.max(Math.abs(down), across) < slop
      ? drag.kind
      : free && down > across
        ? 'down'
        : 'elsewhere'
  const distance = kind === 'down' ? Math.max(0, down) : 0
  const elapsed = at - drag.at
  // Half of what it was: one late event between two frames must not make a flick, nor hide one.
  const velocity = elapsed > 0 ? drag.velocity / 2 + (distance - drag.distance) / elapsed / 2 : drag.velocity
  return { ...drag, kind, distance, velocity, at }
}
