import type { Point } from './context-menu-context.ts'

/** Milliseconds a finger rests: the system's own long press. */
const longMs = 500
/** Pixels that a finger at rest may move. */
const slack = 10

export interface LongPress {
  /** A finger is put down. `onHeld`: it has rested there for half a second. */
  begin: (from: Point, onHeld: () => void) => void
  /** It has moved: away from where it was put down it scrolls or draws, and does not rest. */
  move: (to: Point) => void
  /** It is gone. */
  lift: () => void
  /** Whether the last finger has rested long enough. */
  readonly isHeld: boolean
  /** What follows when it is lifted was seen. */
  forget: () => void
}

/** Tells a finger that rests from one that taps or scrolls. */
export function createLongPress(): LongPress {
  let timer: ReturnType<typeof setTimeout> | undefined
  let start: Point = { x: 0, y: 0 }
  let isHeld = false
  const lift = () => clearTimeout(timer)
  const forget = () => {
    isHeld = false
  }
  return {
    begin(from, onHeld) {
      lift()
      forget()
      start = from
      timer = setTimeout(() => {
        isHeld = true
        onHeld()
      }, longMs)
    },
    move({ x, y }) {
      if (Math.hypot(x - start.x, y - start.y) > slack) lift()
    },
    lift,
    get isHeld() {
      return isHeld
    },
    forget,
  }
}
