/**
 * How a card asks for the composer without knowing it: the composer draws cards, so that a card cannot import it. Whoever mounts
 * the composer listens. That comes after the page: what is asked before waits for it.
 */
import type { Post } from '@skein/contract'

/** Quote a post, answer it, or change the wording of an own one. */
export type ComposeRequest = { kind: 'quote' | 'reply' | 'edit'; post: Post }

const listeners = new Set<(request: ComposeRequest) => void>()
/** Asked while nobody listened: the newest wish, for there is one composer. */
let waiting: ComposeRequest | undefined

/** Asks for the composer, from a press. The focus goes back to what was pressed when it closes. */
export function requestCompose(request: ComposeRequest): void {
  waiting = listeners.size === 0 ? request : undefined
  for (const listener of listeners) listener(request)
}

/** Hears every request until the returned function is called, beginning with one that nobody has heard yet. */
export function onComposeRequest(listener: (request: ComposeRequest) => void): () => void {
  listeners.add(listener)
  const early = waiting
  waiting = undefined
  if (early !== undefined) listener(early)
  return () => void listeners.delete(listener)
}
