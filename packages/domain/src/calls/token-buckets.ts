import { createBoundedKeys } from './bounded-keys.ts'
import type { Remembered } from './bounded-keys.ts'
import { tooMany } from './too-many.ts'

/** Keys remembered by one set of buckets, at most. */
const maxKeys = 50_000

export type TokenBuckets = {
  /** Takes one token of a key's bucket. @throws Problem `too-many-requests` with Retry-After where it is empty */
  take: (key: string) => void
  /** Keys remembered now: those whose buckets are not full. */
  size: () => number
}

type Rate = {
  perSecond: number
  /** Tokens of a full bucket. */
  burst: number
  /** Milliseconds since 1970. */
  now: () => number
}

/**
 * Buckets in the memory of this process: each holds `burst` tokens and gets `perSecond` more. Kept is one moment a key, the one at which
 * the bucket is full again (the generic cell rate algorithm).
 */
export function createTokenBuckets({ perSecond, burst, now }: Rate): TokenBuckets {
  const eachMs = 1000 / perSecond
  const emptyMs = burst * eachMs
  const buckets = createBoundedKeys<Remembered>(maxKeys)
  return {
    take(key) {
      const time = now()
      const known = buckets.get(key)?.endsAt ?? time
      // No bucket is emptier than empty: then the clock was set back, and begins anew.
      const fullAt = known > time + emptyMs ? time : Math.max(known, time)
      const endsAt = fullAt + eachMs
      const waitMs = endsAt - time - emptyMs
      if (waitMs > 0) throw tooMany(waitMs)
      buckets.set(key, { endsAt }, waitMs + eachMs > 0)
      buckets.tidy(time)
    },
    size: buckets.size,
  }
}
