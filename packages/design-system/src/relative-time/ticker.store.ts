/**
 * One clock for every relative time on the page: a single timer however many there are, none while the page is hidden.
 */
const interval = 30_000

const readers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let current = Date.now()

function tick(): void {
  current = Date.now()
  for (const reader of readers) reader()
}

/** Runs the timer exactly while someone reads the clock and the page can be seen. */
function follow(): void {
  const wanted = readers.size > 0 && document.visibilityState === 'visible'
  if (wanted && timer === undefined) {
    timer = setInterval(tick, interval)
    // What was missed while hidden shows at once, not after the next half minute.
    tick()
  } else if (!wanted && timer !== undefined) {
    clearInterval(timer)
    timer = undefined
  }
}

/** Calls `reader` about every 30 seconds while the page is visible, and once when it becomes visible again. */
export function subscribeToClock(reader: () => void): () => void {
  if (readers.size === 0) document.addEventListener('visibilitychange', follow)
  readers.add(reader)
  follow()
  return () => {
    readers.delete(reader)
    if (readers.size === 0) document.removeEventListener('visibilitychange', follow)
    follow()
  }
}

/** The moment of the last tick (milliseconds since 1970); a fresh one while nothing ticks. */
export function readClock(): number {
  if (timer === undefined && Date.now() - current >= interval) current = Date.now()
  return current
}
