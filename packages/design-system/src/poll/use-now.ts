'use client'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocale } from '../provider/words.ts'
import { readClock, subscribeToClock } from '../relative-time/ticker.store.ts'

/** The page's clock ticks this often (ms); what ends sooner than twice that gets a timer of its own. */
const soon = 60_000

/**
 * The present moment (ms since 1970) for something that ends at `endsAt`: it moves with the page's one clock, and once
 * more exactly at the end. No timer is ever longer than a minute, so none overflows (beyond 24.8 days a browser's fires at once).
 * On a server, and while its markup is adopted, it is when the page was made (the provider's `now`), so that the two write the same;
 * unknown where that is not told.
 * @param fixed holds the moment still: on a server, in a picture
 */
export function useNow(endsAt: number, fixed?: number): number | undefined {
  const { now: madeAt } = useLocale()
  const clock = useSyncExternalStore<number | undefined>(subscribeToClock, readClock, () => fixed ?? madeAt)
  const [end, setEnd] = useState(0)
  const now = fixed ?? (clock === undefined ? undefined : Math.max(clock, end))
  const left = now === undefined ? undefined : endsAt - now
  useEffect(() => {
    if (fixed !== undefined || left === undefined || left <= 0 || left > soon) return undefined
    // Timers may fire a little early; the end is the end.
    const timer = setTimeout(() => setEnd(Math.max(endsAt, Date.now())), Math.max(0, endsAt - Date.now()))
    return () => clearTimeout(timer)
  }, [endsAt, left, fixed])
  return now
}
