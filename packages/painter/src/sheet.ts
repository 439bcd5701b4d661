import type { Random } from './random.ts'

/** What everything is drawn on: its size in pixels, a side to measure by, and the randomness of its seed. */
export type Sheet = {
  readonly w: number
  readonly h: number
  /** The side that sizes are measured by, so that a thing is as large on a wide sheet as on a tall one. */
  readonly s: number
  readonly random: Random
}
