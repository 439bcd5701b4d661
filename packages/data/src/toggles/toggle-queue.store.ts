import type { ReactionName } from '@skein/contract'
import { stepToggle, type ToggleEvent, type ToggleState } from './toggle.ts'

/** How a wish reaches the server, and whom to tell when it did not. */
type Handlers<Value> = {
  /** Sends the wish; resolves once the answer has been written to the cache. */
  send: (wanted: Value) => Promise<unknown>
  onError?: ((error: unknown, wanted: Value) => void) | undefined
}

/** All wishes of one kind under way, by key such as `like:<post>`. */
export type ToggleQueue<Value> = {
  /** Asks for `wanted`. Returns at once; the wish is shown until the server has answered. */
  press: (key: string, wanted: Value, handlers: Handlers<Value>) => void
  /** The wish that is shown instead of the server's word, or nothing. */
  wantedOf: (key: string) => Value | undefined
  /** Shows a wish that waits outside of this queue (offline/waiting-list.ts); `undefined` shows it no longer. */
  keep: (key: string, wanted: Value | undefined) => void
  subscribe: (listener: () => void) => () => void
}

/** A queue of its own; the app uses the two below, tests make theirs. Values are compared by identity. */
export function createToggleQueue<Value extends string | boolean | null>(): ToggleQueue<Value> {
  const states = new Map<string, ToggleState<Value>>()
  const handlersOf = new Map<string, Handlers<Value>>()
  const kept = new Map<string, Value>()
  const listeners = new Set<() => void>()

  function advance(key: string, event: ToggleEvent<Value>, error?: unknown): void {
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
    handlers.send(send.wanted).then(
      () => advance(key, { type: 'succeeded' }),
      (reason: unknown) => advance(key, { type: 'failed' }, reason),
    )
  }

  return {
    press(key, wanted, handlers) {
      handlersOf.set(key, handlers)
      advance(key, { type: 'pressed', wanted })
    },
    wantedOf(key) {
      const state = states.get(key)
      // A wish may be for none, which is null.
      return state === undefined ? kept.get(key) : state.wanted
    },
    keep(key, wanted) {
      if (wanted === undefined) kept.delete(key)
      else kept.set(key, wanted)
      for (const listener of listeners) listener()
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** The switches of this browser tab. */
export const toggleQueue = createToggleQueue<boolean>()

/** The reactions of this browser tab, by post id: an emoji, or null for none. */
export const reactionQueue = createToggleQueue<ReactionName | null>()
