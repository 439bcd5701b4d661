/**
 * Sends requests away while the event loop is late. What waits longer than its client does is work for nothing, and each of it makes the
 * next one later; a refusal costs nothing and says when to come back.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { routes } from '@skein/contract/routes'
import { Problem } from './problem.ts'

/** How late the loop is, in milliseconds, on an average of the last second. */
export type LoopDelay = () => number

/** From here on the server is late: ten times what a full but healthy one has. */
const lateMs = 400

const sampleMs = 1000
const resolutionMs = 20

/** Measures the loop of this process. @returns how late it is, and how to stop measuring */
export function measureLoopDelay(): { delay: LoopDelay; stop: () => void } {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  let delayMs = 0
  const timer = setInterval(() => {
    // No sample at all: it stood still for the whole of the time.
    delayMs = histogram.count === 0 ? sampleMs : histogram.mean / 1e6 - resolutionMs
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

/** Refuses a request that would not be answered in time. @throws Problem `unavailable`, which says when to come back */
export function refuseWhenLate(url: string, delay: LoopDelay): void {
  if (delay() < lateMs || alwaysAnswered.has(url.split('?', 1)[0])) return
  throw new Problem('unavailable')
}
