import { FetchRefused } from './fetch-refused.ts'

type Waiting = { host: string; start: () => void }

/** How many may be under way at once, together and to one host, and how many may wait for their turn. */
export type SlotLimits = { overall: number; perHost: number; waiting: number }

/** Turns at fetching. */
export type Slots = {
  /**
   * Waits for a turn. Who waits for a busy host keeps nobody else waiting.
   * @returns gives the turn back; safe to repeat
   * @throws FetchRefused `busy` when too many wait already, `timeout` when the signal ends first
   */
  take: (host: string, signal: AbortSignal) => Promise<() => void>
}

/** Bounds what is fetched at once, so that no slow host takes every turn and no host is flooded in the name of our members. */
export function createSlots({ overall, perHost, waiting: maxWaiting }: SlotLimits): Slots {
  const running = new Map<string, number>()
  let total = 0
  const queue: Waiting[] = []

  const isFree = (host: string) => total < overall && (running.get(host) ?? 0) < perHost

  function occupy(host: string): () => void {
    total += 1
    running.set(host, (running.get(host) ?? 0) + 1)
    let given = false
    return () => {
      if (given) return
      given = true
      total -= 1
      const left = (running.get(host) ?? 1) - 1
      if (left === 0) running.delete(host)
      else running.set(host, left)
      const next = queue.findIndex((waiting) => isFree(waiting.host))
      if (next >= 0) queue.splice(next, 1)[0]?.start()
    }
  }

  return {
    async take(host, signal) {
      if (signal.aborted) throw new FetchRefused('timeout', 'before a turn')
      if (isFree(host)) return occupy(host)
      if (queue.length >= maxWaiting) throw new FetchRefused('busy', 'too many wait')
      return new Promise((resolve, reject) => {
        const waiting: Waiting = {
          host,
          start() {
            signal.removeEventListener('abort', leave)
            resolve(occupy(host))
          },
        }
        const leave = () => {
          queue.splice(queue.indexOf(waiting), 1)
          reject(new FetchRefused('timeout', 'waiting for a turn'))
        }
        signal.addEventListener('abort', leave, { once: true })
        queue.push(waiting)
      })
    },
  }
}
