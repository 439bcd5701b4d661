/** That the viewer writes, as it is told to the other member: when a sign is given. */
import { leaseMs } from './typing.ts'

/** Milliseconds between two signs of one who goes on writing. */
const beatMs = 3000

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
