import { useSyncExternalStore } from 'react'
import { orWait } from '../offline/or-wait.ts'
import { toggleQueue } from './toggle-queue.store.ts'

type UseToggle = {
  /** Names the switch: the same key anywhere is the same switch. */
  key: string
  /** The server's word. */
  current: boolean
  send: (wanted: boolean) => Promise<unknown>
  onError?: ((error: unknown, wanted: boolean) => void) | undefined
}

/** One optimistic switch: what to show, whether it differs from the server's word, and how to turn it over. */
export function useToggle({ key, current, send, onError }: UseToggle) {
  const wanted = useSyncExternalStore(
    toggleQueue.subscribe,
    () => toggleQueue.wantedOf(key),
    () => undefined,
  )
  const on = wanted ?? current
  const sendOrWait = (wish: boolean) =>
    send(wish).catch((error: unknown) => orWait(error, ({ addSwitch }) => addSwitch(key, wish)))
  return {
    on,
    /** What a count must be corrected by while the wish runs ahead of the server: −1, 0 or 1. */
    ahead: Number(on) - Number(current),
    // Reads the queue, not the render: two presses within one frame turn it twice.
    toggle: () => toggleQueue.press(key, !(toggleQueue.wantedOf(key) ?? current), { send: sendOrWait, onError }),
  }
}
