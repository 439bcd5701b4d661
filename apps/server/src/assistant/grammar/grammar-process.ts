import { Worker } from 'node:worker_threads'
import * as z from 'zod/mini'

/** Corrects drafts in a thread of its own, which starts with the first one and ends when nobody has asked for a while. */
export type Grammar = {
  /** @throws the signal's reason when it is given up, an Error when the thread failed */
  correct: (text: string, signal: AbortSignal) => Promise<string>
  close: () => Promise<void>
}

type Waiting = { resolve: (text: string) => void; reject: (reason: unknown) => void }

const Answer = z.object({ id: z.number(), text: z.nullable(z.string()) })

/** Milliseconds without a question after which the 300 MB are given back. */
const idleMs = 3 * 60_000

/** Makes the corrector. Nothing is loaded before the first draft. */
export function createGrammar(): Grammar {
  let worker: Worker | undefined
  let idle: NodeJS.Timeout | undefined
  let last = 0
  const waiting = new Map<number, Waiting>()

  const failAll = (reason: unknown) => {
    for (const { reject } of waiting.values()) reject(reason)
    waiting.clear()
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const stopped = worker
    worker = undefined
    failAll(new Error('The correction was stopped.'))
    await stopped?.terminate()
  }

  const rest = () => {
    clearTimeout(idle)
    idle = setTimeout(() => void stop(), idleMs)
    idle.unref()
  }

  function start(): Worker {
    const started = new Worker(new URL('grammar-worker.ts', import.meta.url), { env: {}, stdout: true, stderr: true })
    const gone = () => {
      if (worker !== started) return
      worker = undefined
      failAll(new Error('The correction ended early.'))
    }
    started.on('message', (message: unknown) => {
      const { id, text } = Answer.parse(message)
      const asked = waiting.get(id)
      waiting.delete(id)
      if (waiting.size === 0) {
        started.unref()
        rest()
      }
      if (text === null) asked?.reject(new Error('The draft could not be corrected.'))
      else asked?.resolve(text)
    })
    started.once('error', gone)
    started.once('exit', gone)
    return started
  }

  return {
    correct(text, signal) {
      signal.throwIfAborted()
      clearTimeout(idle)
      worker ??= start()
      const asked = worker
      asked.ref()
      last += 1
      const id = last
      return new Promise((resolve, reject) => {
        const settle = () => signal.removeEventListener('abort', giveUp)
        const giveUp = () => {
          waiting.delete(id)
          reject(signal.reason)
          // Nobody waits for it, and it may never end: the next draft gets a new thread.
          if (waiting.size === 0 && worker === asked) void stop()
        }
        signal.addEventListener('abort', giveUp, { once: true })
        waiting.set(id, {
          resolve: (corrected) => (settle(), resolve(corrected)),
          reject: (reason) => (settle(), reject(reason)),
        })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a port between threads, which knows no origins
        asked.postMessage({ id, text })
      })
    },
    close: stop,
  }
}
