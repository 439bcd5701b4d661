/** How far a copy of the database has come, told by marks: a moment, and what had been written by then. */

/** A place in the log of writes (`pg_lsn`). */
export type LogPlace = bigint

/** Reads a place as PostgreSQL writes it: two hexadecimal halves of 64 bits. */
export function logPlaceOf(text: string): LogPlace {
  const [high = '', low = ''] = text.split('/')
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`)
}

/** Marks kept of a copy that does not come: by then the oldest is too old to be of use. */
const mostMarks = 1000

type Options = {
  /** Milliseconds of a clock that is never set. */
  now: () => number
  /** How far behind (ms) the copy may be and still be asked. */
  furthestMs: number
}

export type Follow = ReturnType<typeof createFollow>

/** Keeps count of how far behind the copy is. Nothing is known of it before its first mark, and it is not asked. */
export function createFollow({ now, furthestMs }: Options) {
  const marks: { at: number; place: LogPlace }[] = []
  /** The copy has everything that was written before. */
  let has = -Infinity
  /** Before this moment something happened that the copy must have before it is asked again. */
  let least = -Infinity
  let waiting: { since: number; resolve: () => void }[] = []

  const behindMs = () => now() - has
  const isAsked = () => has >= least && behindMs() <= furthestMs

  function settle(): void {
    const isOut = !isAsked()
    waiting = waiting.filter(({ since, resolve }) => {
      if (has < since && !isOut) return true
      // Who was let go without the copy must not find an older state there once it is asked again.
      if (has < since) least = Math.max(least, since)
      resolve()
      return false
    })
  }

  return {
    behindMs,
    /** Whether the copy may be asked now. */
    isAsked,
    isWaitedFor: () => waiting.length > 0,
    /** @param at before the original was asked for its place */
    mark(at: number, place: LogPlace) {
      marks.push({ at, place })
      if (marks.length > mostMarks) marks.shift()
    },
    /** What the copy says it has come to. */
    reached(place: LogPlace) {
      while (marks[0] && marks[0].place <= place) has = marks.shift()?.at ?? has
      settle()
    },
    /** The copy did not answer as it should: it is not asked until it has what is written up to now. */
    failed() {
      least = now()
      marks.length = 0
      settle()
    },
    /** Resolves when the copy has what was written until now, or is not asked until it has. */
    caughtUp(): Promise<void> {
      const since = now()
      return new Promise((resolve) => {
        waiting.push({ since, resolve })
        if (!isAsked()) settle()
      })
    },
  }
}
