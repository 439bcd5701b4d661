import { Problem } from '@skein/domain/calls/problem'

/** Runs one piece of work after the other, some at a time. */
export type WorkQueue = <T>(work: () => Promise<T>) => Promise<T>

/**
 * A queue that runs at most `width` pieces of work at once; the others wait in order.
 * @param maxWaiting beyond so many the next is refused: Problem `unavailable`
 */
export function createWorkQueue(width: number, maxWaiting = Infinity): WorkQueue {
  const waiting: (() => void)[] = []
  let running = 0
  return async (work) => {
    if (waiting.length >= maxWaiting) throw new Problem('unavailable')
    if (running >= width) await new Promise<void>((resolve) => void waiting.push(resolve))
    else running += 1
    try {
      return await work()
    } finally {
      // The place is handed on, so that nobody who comes now gets in before those who wait.
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
