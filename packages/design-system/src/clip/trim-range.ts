import { reachOf } from '../slider/range-values.ts'

/** What to keep of a recording, in milliseconds. */
export interface TrimRange {
  readonly from: number
  readonly to: number
}

/** Less than a second is no video. */
export const shortestMs = 1000

/** One end of a range moved to a moment: within the recording, and a second at least from the other end. */
export function moveTrim({ from, to }: TrimRange, end: keyof TrimRange, at: number, durationMs: number): TrimRange {
  const scale = { min: 0, max: durationMs, step: 1, minSteps: shortestMs }
  const { least, most } = reachOf([from, to], end === 'from' ? 0 : 1, scale)
  return { from, to, [end]: Math.max(least, Math.min(at, most)) }
}
