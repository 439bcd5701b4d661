/** That somebody writes: how it is told, and how long it holds. It is kept in the page alone, and ends by itself. */
import type { QueryClient } from '@tanstack/react-query'

/** Milliseconds between two signs of one who goes on writing. */
const beatMs = 3000

/** Milliseconds for which a sign holds: one that is lost, or late, does not end it. */
const leaseMs = 7000

/** Under which key the cache has whether a member writes to the viewer. */
export const typingKey = (userId: string) => ['typing', userId] as const

const leases = new Map<string, ReturnType<typeof setTimeout>>()

/** Takes note that a member writes, or does not any more; without another sign it ends with its lease. */
export function noteTyping(client: QueryClient, userId: string, isTyping: boolean): void {
  clearTimeout(leases.get(userId))
  client.setQueryData(typingKey(userId), isTyping)
  if (isTyping)
    leases.set(
      userId,
      setTimeout(() => client.setQueryData(typingKey(userId), false), leaseMs),
    )
}

/** Gives signs that the viewer writes. */
export type Typist = {
  /** Something was typed; `isEmpty` where nothing is left of it. */
  wrote: (isEmpty: boolean) => void
  /** It was sent, or left. */
  stop: () => void
}

/**
 * Makes what tells the other member of a conversation: the first key at once, then one in a few seconds while keys are pressed, and the end
 * where there is one. Who only stops pressing keys says nothing: the lease ends.
 * @param now milliseconds on a clock that does not jump
 */
export function createTypist(tell: (isTyping: boolean) => void, now: () => number = () => performance.now()): Typist {
  let toldAt = -Infinity
  const stop = () => {
    if (now() - toldAt < leaseMs) tell(false)
    toldAt = -Infinity
  }
  return {
    stop,
    wrote(isEmpty) {
      if (isEmpty) stop()
      else if (now() - toldAt >= beatMs) {
        toldAt = now()
        tell(true)
      }
    },
  }
}
