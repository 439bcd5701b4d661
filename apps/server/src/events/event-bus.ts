/** What happens in the product and concerns others; ids only, so that a bus between machines can carry it. */
export type ProductEvent =
  | { kind: 'post-created'; postId: string; authorId: string }
  | { kind: 'post-liked'; postId: string; userId: string }
  | { kind: 'user-followed'; userId: string; followerId: string }

/** The port for real time: who publishes does not know who listens. */
export type EventBus = {
  publish: (event: ProductEvent) => void
  /** @returns ends the subscription */
  subscribe: (listener: (event: ProductEvent) => void) => () => void
}

/** A bus within one process. A listener that throws does not keep the others from hearing. */
export function createEventBus(onError: (error: unknown) => void): EventBus {
  const listeners = new Set<(event: ProductEvent) => void>()
  return {
    publish(event) {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          onError(error)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
