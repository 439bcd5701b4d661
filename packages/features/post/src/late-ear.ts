/**
 * Carries wishes to somebody who may come later than the first of them: what is asked while nobody listens waits, and the newest counts.
 */
export function createLateEar<Wish>() {
  const listeners = new Set<(wish: Wish) => void>()
  let waiting: { wish: Wish } | undefined
  return {
    ask: (wish: Wish): void => {
      waiting = listeners.size === 0 ? { wish } : undefined
      for (const listener of listeners) listener(wish)
    },
    /** Hears every wish until the returned function is called, beginning with one that nobody has heard yet. */
    hear: (listener: (wish: Wish) => void): (() => void) => {
      listeners.add(listener)
      const early = waiting
      waiting = undefined
      if (early !== undefined) listener(early.wish)
      return () => void listeners.delete(listener)
    },
  }
}
