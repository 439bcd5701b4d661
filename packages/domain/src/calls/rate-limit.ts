import { createBoundedKeys } from './bounded-keys.ts'
import { tooMany } from './too-many.ts'

/** Keys remembered by one limiter, at most; about 10 MB when full. */
const maxKeys = 50_000

type Window = { count: number; endsAt: number }

/** Counts in the memory of this process: for what costs work, and not for what can be guessed (shared-rate-limit.ts). */
export type RateLimiter = {
  /** Counts one attempt. @throws Problem `too-many-requests` with Retry-After when the window is used up */
  take: (key: string) => void
  /** Keys remembered now. */
  size: () => number
}

/**
 * A fixed-window counter in memory: `limit` attempts a key in `windowMs`, counted from the first one.
 * @param now milliseconds since 1970
 */
export function createRateLimiter(limit: number, windowMs: number, now: () => number): RateLimiter {
  const windows = createBoundedKeys<Window>(maxKeys)
  return {
    take(key) {
      const time = now()
      const known = windows.get(key)
      if (known && known.endsAt > time) {
        if (known.count >= limit) throw tooMany(known.endsAt - time)
        known.count += 1
        if (known.count === limit) windows.set(key, known, true)
        return
      }
      windows.set(key, { count: 1, endsAt: time + windowMs }, limit <= 1)
      windows.tidy(time)
    },
    size: windows.size,
  }
}
