/** What to keep of a recording, in milliseconds. */
export interface TrimRange {
  readonly from: number
  readonly to: number
}

/** Less than a second is no video. */
export const shortestMs = 1000

/** One end of a range moved to a moment: within the recording, and a second at least from the other end. */
export function moveTrim({ from, to }: TrimRange, end: keyof TrimRange, at: number, durationMs: number): TrimRange {
  return end === 'from'
    ? { from: Math.max(0, Math.min(at, to - shortestMs)), to }
    : { from, to: Math.min(durationMs, Math.max(at, from + shortestMs)) }
}
