import type { RecorderDriver } from './recorder.driver.ts'

/** Loudness, 0–1. It is sampled only while somebody subscribes. */
export interface RecorderLevel {
  subscribe: (listener: () => void) => () => void
  getSnapshot: () => number
}

const levelEveryMs = 66

/** A store over a meter. */
export function createLevel(read: () => number, driver: RecorderDriver): RecorderLevel {
  const listeners = new Set<() => void>()
  let value = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  function sample(): void {
    // Two decimals: what no meter can show does not render.
    const next = Math.round(read() * 100) / 100
    if (next !== value) {
      value = next
      for (const listener of listeners) listener()
    }
    timer = driver.schedule(sample, levelEveryMs)
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener)
      if (listeners.size === 1) timer = driver.schedule(sample, levelEveryMs)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0 && timer !== undefined) driver.cancel(timer)
      }
    },
    getSnapshot: () => value,
  }
}
