/** Events that one side pushes and another reads, in order, each at its own pace. */
export type EventQueue<E> = {
  push: (event: E) => void
  /** Says that there are no more; what was pushed is read to its end. */
  end: () => void
  /** Resolves with the first event. */
  begun: Promise<void>
  hasBegun: () => boolean
  /** For one reader. */
  events: AsyncGenerator<E, void>
}

/** Makes an empty queue. */
export function createEventQueue<E>(): EventQueue<E> {
  const waiting: E[] = []
  const first = Promise.withResolvers<void>()
  let change = Promise.withResolvers<void>()
  let hasBegun = false
  let hasEnded = false

  async function* read(): AsyncGenerator<E, void> {
    for (;;) {
      const event = waiting.shift()
      if (event !== undefined) yield event
      else if (hasEnded) return
      else {
        change = Promise.withResolvers()
        await change.promise
      }
    }
  }

  return {
    push(event) {
      waiting.push(event)
      hasBegun = true
      first.resolve()
      change.resolve()
    },
    end() {
      hasEnded = true
      change.resolve()
    },
    begun: first.promise,
    hasBegun: () => hasBegun,
    events: read(),
  }
}
