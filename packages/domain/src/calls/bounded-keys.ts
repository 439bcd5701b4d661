/** What a limit remembers of whom, in bounded memory. */

export type Remembered = { endsAt: number }

export type BoundedKeys<T extends Remembered> = {
  get: (key: string) => T | undefined
  /** Puts a key behind all others. @param isHeldBack whether its next attempt would be refused */
  set: (key: string, value: T, isHeldBack: boolean) => void
  /** Forgets what has ended, from the oldest on, and what is too much. @param now milliseconds since 1970 */
  tidy: (now: number) => void
  size: () => number
}

/** A map that finds its oldest entry again without walking over all that was ever deleted. */
function inOrder<T extends Remembered>() {
  const entries = new Map<string, T>()
  let walk = entries.entries()
  let known: [string, T] | undefined
  return {
    entries,
    oldest(): [string, T] | undefined {
      if (known && entries.get(known[0]) === known[1]) return known
      let { value, done } = walk.next()
      if (done) {
        walk = entries.entries()
        ;({ value, done } = walk.next())
      }
      known = done ? undefined : value
      return known
    },
  }
}

/**
 * Remembers at most `most` keys. Those that are held back are the last to be forgotten: a crowd of strangers must not free one of them.
 */
export function createBoundedKeys<T extends Remembered>(most: number): BoundedKeys<T> {
  const free = inOrder<T>()
  const heldBack = inOrder<T>()
  const all = [free, heldBack]
  const size = () => free.entries.size + heldBack.entries.size
  return {
    get: (key) => free.entries.get(key) ?? heldBack.entries.get(key),
    set(key, value, isHeldBack) {
      // Deleted first, so that it moves to the end.
      for (const { entries } of all) entries.delete(key)
      ;(isHeldBack ? heldBack : free).entries.set(key, value)
    },
    tidy(now) {
      for (const each of all)
        for (let old = each.oldest(); old && (old[1].endsAt <= now || size() > most); old = each.oldest())
          each.entries.delete(old[0])
    },
    size,
  }
}
