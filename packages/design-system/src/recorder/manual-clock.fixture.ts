/** A clock that stands still until it is told to go on, and the timers that run by it: for stories and tests. */

interface Timer {
  readonly id: number
  readonly at: number
  readonly run: () => void
}

export interface ManualClock {
  /** Milliseconds since it was made. */
  now: () => number
  schedule: (run: () => void, delay: number) => ReturnType<typeof setTimeout>
  cancel: (timer: ReturnType<typeof setTimeout>) => void
  /** Lets time pass; timers run in their order. */
  advance: (ms: number) => void
  /** The same, until a moment: to the bit, where milliseconds are added up from fractions. */
  advanceTo: (moment: number) => void
  /** Time passes and no timer runs, as in a tab in the background; what is due runs with the next `advance`. */
  sleep: (ms: number) => void
  /** Timers that are still set. */
  timers: () => number
}

export function manualClock(): ManualClock {
  let now = 0
  let lastId = 0
  let timers: Timer[] = []
  function advanceTo(moment: number): void {
    for (;;) {
      const next = timers.filter(({ at }) => at <= moment).sort((a, b) => a.at - b.at)[0]
      if (!next) break
      timers = timers.filter(({ id }) => id !== next.id)
      now = Math.max(now, next.at)
      next.run()
    }
    now = moment
  }
  return {
    now: () => now,
    schedule: (run, delay) => {
      lastId += 1
      timers.push({ id: lastId, at: now + delay, run })
      // A number is what a browser's timer is; node's is an object that nothing here looks into.
      return Object(lastId)
    },
    cancel: (timer) => {
      timers = timers.filter(({ id }) => id !== Number(timer))
    },
    advance: (ms) => advanceTo(now + ms),
    advanceTo,
    sleep: (ms) => {
      now += ms
    },
    timers: () => timers.length,
  }
}
