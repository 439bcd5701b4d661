import { stepToggle, type ToggleEvent, type ToggleState } from './toggle.ts'

/** How a switch reaches the server, and whom to tell when it did not. */
type Handlers = {
  /** Sends the wish; resolves once the answer has been written to the cache. */
  send: (wanted: boolean) => Promise<unknown>
  onError?: ((error: unknown, wanted: boolean) => void) | undefined
}

/** All switches under way, by key such as `like:<post>`. */
export type ToggleQueue = {
  /** Asks for `wanted`. Returns at once; the wish is shown until the server has answered. */
  press: (key: string, wanted: boolean, handlers: Handlers) => void
  /** The wish that is shown instead of the server's word, or nothing. */
  wantedOf: (key: string) => boolean | undefined
  subscribe: (listener: () => void) => () => void
}

/** A queue of its own; the app uses `toggleQueue`, tests make theirs. */
export function createToggleQueue(): ToggleQueue {
  const states = new Map<string, ToggleState>()
  const handlersOf = new Map<string, Handlers>()
  const listeners = new Set<() => void>()

  function advance(key: string, event: ToggleEvent, error?: unknown): void {
    const before = states.get(key)
    const { state, send, failed } = stepToggle(before, event)
    const handlers = handlersOf.get(key)
    if (state === undefined) {
      states.delete(key)
      handlersOf.delete(key)
    } else states.set(key, state)
    if (state?.wanted !== before?.wanted) for (const listener of listeners) listener()
    if (handlers === undefined) return
    if (failed === true && before !== undefined) handlers.onError?.(error, before.wanted)
    if (send === undefined) return
    handlers.send(send).then(
      () => advance(key, { type: 'succeeded' }),
      (reason: unknown) => advance(key, { type: 'failed' }, reason),
    )
  }

  return {
    press(key, wanted, handlers) {
      handlersOf.set(key, handlers)
      advance(key, { type: 'pressed', wanted })
    },
    wantedOf: (key) => states.get(key)?.wanted,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The queue of this browser tab. */
export const toggleQueue = createToggleQueue()
