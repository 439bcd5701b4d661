import { Problem } from './problem.ts'

/** Keys remembered by one limiter, at most; about 10 MB when full. The oldest window goes first. */
const maxKeys = 50_000

type Window = { count: number; endsAt: number }

export type RateLimiter = {
  /** Counts one attempt. @throws Problem `too-many-requests` with Retry-After when the window is used up */
  take: (key: string) => void
  /** Forgets the attempts of a key, after one that proved itself. */
  forgive: (key: string) => void
  /** Keys remembered now. */
  size: () => number
}

/**
 * A fixed-window counter in memory: `limit` attempts a key in `windowMs`, counted from the first one.
 * @param now milliseconds since 1970
 */
export function createRateLimiter(limit: number, windowMs: number, now: () => number): RateLimiter {
  const windows = new Map<string, Window>()
  // One walk through all of them, in the order of their ends: a new one would begin with every window that was ever deleted.
  let walk = windows.entries()
  let eldest: [string, Window] | undefined

  function oldest(): [string, Window] | undefined {
    if (eldest && windows.get(eldest[0]) === eldest[1]) return eldest
    let { value, done } = walk.next()
    if (done) {
      walk = windows.entries()
      ;({ value, done } = walk.next())
    }
    eldest = done ? undefined : value
    return eldest
  }

  return {
    take(key) {
      const time = now()
      const known = windows.get(key)
      if (known && known.endsAt > time) {
        if (known.count >= limit) {
          const seconds = Math.max(1, Math.ceil((known.endsAt - time) / 1000))
          throw new Problem('too-many-requests', { headers: { 'retry-after': String(seconds) } })
        }
        known.count += 1
        return
      }
      // Deleting first moves the key to the end, so that the map stays in order of the windows' ends.
      windows.delete(key)
      windows.set(key, { count: 1, endsAt: time + windowMs })
      for (let old = oldest(); old && (windows.size > maxKeys || old[1].endsAt <= time); old = oldest())
        windows.delete(old[0])
    },
    forgive: (key) => void windows.delete(key),
    size: () => windows.size,
  }
}
