/**
 * Sends requests away while the event loop is late. What waits longer than its client does is work for nothing, and each of it makes the
 * next one later; a refusal costs nothing and says when to come back.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { routes } from '@skein/contract/routes'
import { Problem } from '@skein/domain/calls/problem'

/** How late the loop is, in milliseconds, and has been for some seconds. */
export type LoopDelay = () => number

const sampleMs = 1000
/** Samples in a row that have to be late: a single stop, of a start or of a machine that slept, is over when it is noticed. */
const samplesInARow = 3
const resolutionMs = 20

/** Makes the watch over samples that come one after the other. @returns what the last few of them all reached, given the next one */
export function sustained(): (sampleMs: number) => number {
  const last: number[] = Array.from({ length: samplesInARow }, () => 0)
  return (next) => {
    last.push(next)
    last.shift()
    return Math.min(...last)
  }
}

/** Measures the loop of this process. @returns how late it is, and how to stop measuring */
export function measureLoopDelay(): { delay: LoopDelay; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  const watch = sustained()
  let delayMs = 0
  const timer = setInterval(() => {
    // No sample at all: it stood still for the whole of the time.
    delayMs = watch(histogram.count === 0 ? sampleMs : histogram.mean / 1e6 - resolutionMs)
    histogram.reset()
  }, sampleMs)
  timer.unref()
  return {
    delay: () => delayMs,
    stop() {
      clearInterval(timer)
      histogram.disable()
    },
  }
}

/** Whoever watches over the server has to hear that it lives, above all then. */
const alwaysAnswered: ReadonlySet<string | undefined> = new Set([
  routes.getHealth.path,
  routes.getLiveness.path,
  routes.getReadiness.path,
])

/**
 * Refuses a request that would not be answered in time.
 * @param lateMs from here on the server is late
 * @throws Problem `unavailable`, which says when to come back
 */
export function refuseWhenLate(url: string, delay: LoopDelay, lateMs: number): void {
  if (delay() < lateMs || alwaysAnswered.has(url.split('?', 1)[0])) return
  throw new Problem('unavailable')
}
