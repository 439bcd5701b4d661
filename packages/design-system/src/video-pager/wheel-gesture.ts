/**
 * When a turn of the wheel is a move. One flick of a trackpad sends a second of events that fade away; read one by one
 * they are several moves, so a stream that has moved once is spent. Pure, so that whole flicks can be tested.
 */

/** CSS pixels a stream has to cover before it moves. */
const threshold = 50
/** Milliseconds after a move in which nothing moves again. */
const lock = 300
/** Milliseconds without an event after which the next one begins a new stream. */
export const quiet = 120
/** A spent stream that grows by this much is pushed anew: what runs out by itself only shrinks. */
const rise = 1.15
/** Pixels of one line and of one page, where a browser counts in those (`WheelEvent.deltaMode`). */
const units = [1, 40, 800]

export interface WheelGesture {
  /** When the last event came, and when the last move was made, in milliseconds. */
  readonly at: number
  readonly movedAt: number
  /** Pixels of this stream so far; its sign is the direction. */
  readonly sum: number
  /** The size that an event has to exceed to be a rise. */
  readonly level: number
  /** The stream has made its move. */
  readonly spent: boolean
  /** What the last event does: one back, nothing, or one on. */
  readonly step: -1 | 0 | 1
}

export const restingWheel: WheelGesture = {
  at: Number.NEGATIVE_INFINITY,
  movedAt: Number.NEGATIVE_INFINITY,
  sum: 0,
  level: 0,
  spent: false,
  step: 0,
}

/** Follows one event of `delta` at `at` milliseconds. `mode` is the event's `deltaMode`. */
export function turnWheel(last: WheelGesture, delta: number, at: number, mode = 0): WheelGesture {
  const moved = delta * (units[mode] ?? 1)
  const size = Math.abs(moved)
  const fresh = at - last.at > quiet || moved * last.sum < 0
  const rises = size > threshold && size > last.level * rise
  const starts = at - last.movedAt >= lock && (fresh || (last.spent && rises))
  const sum = starts ? moved : last.sum + moved
  const moves = (starts || !last.spent) && Math.abs(sum) > threshold
  return {
    at,
    movedAt: moves ? at : last.movedAt,
    sum,
    // Falls slower than a flick fades, so that its trembling is no rise.
    level: fresh ? size : Math.max(size, last.level * 0.85),
    spent: moves || (last.spent && !starts),
    step: moves ? (sum > 0 ? 1 : -1) : 0,
  }
}
