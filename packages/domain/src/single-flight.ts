/**
 * Keeps the newest result of a piece of work that everybody asks for and that is the same for all. Who comes while it is being made
 * waits for the same one; a failure is told to those who waited and not kept.
 * @param keptMs how long a result is given out before it is made anew
 * @param now milliseconds since 1970
 */
export function singleFlight<T>(keptMs: number, now: () => number, work: () => Promise<T>): () => Promise<T> {
  let made: { result: Promise<T>; at: number } | undefined
  return () => {
    const time = now()
    // A clock that was set back must not keep a result for ever.
    if (made && Math.abs(time - made.at) < keptMs) return made.result
    const result = work()
    const mine = { result, at: time }
    made = mine
    result.catch(() => {
      if (made === mine) made = undefined
    })
    return result
  }
}
