import { setTimeout as delay } from 'node:timers/promises'

/**
 * Waits for a lock that another process holds: an import, a VACUUM, an operator's shell. SQLite's own waiting holds the thread, and with
 * it every request, health included; this one tries again now and then, and gives up after a while.
 */
export type LockWait = {
  /** Milliseconds since some moment. */
  now: () => number
  /** Runs `work` until no other process is in its way. @param since when the wait began @throws what `work` did, after the longest wait */
  until: <T>(work: () => T, since: number) => Promise<T>
  /** Is told when somebody begins to wait. @returns ends it */
  onHeld: (listener: () => void) => () => void
}

/** SQLITE_BUSY, with whatever more it says (https://sqlite.org/rescode.html#busy). */
const isBusy = (error: unknown) => error instanceof Error && (Number(Reflect.get(error, 'errcode')) & 0xff) === 5

/** Between two tries, in milliseconds: short at first, as most locks are. */
const longestPause = 40

/** @param maxMs the longest wait */
export function createLockWait(maxMs: number): LockWait {
  const listeners = new Set<() => void>()
  const now = () => performance.now()
  return {
    now,
    async until(work, since) {
      for (let attempt = 0; ; attempt += 1) {
        try {
          return work()
        } catch (error) {
          if (!isBusy(error) || now() - since >= maxMs) throw error
          for (const listener of listeners) listener()
          await delay(Math.min(longestPause, 2 ** attempt) * (0.5 + Math.random() / 2))
        }
      }
    },
    onHeld(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
