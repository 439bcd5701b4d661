/**
 * How a card asks for the composer without knowing it: the composer draws cards, so that a card cannot import it. Whoever mounts
 * the composer listens; without a listener a request does nothing.
 */
import type { Post } from '@skein/contract'

/** Quote a post, answer it, or change the wording of an own one. */
export type ComposeRequest = { kind: 'quote' | 'reply' | 'edit'; post: Post }

const listeners = new Set<(request: ComposeRequest) => void>()

/**
 * Asks for the composer, from a press. The focus goes back to what was pressed when it closes.
 * @returns whether anybody listened.
 */
export function requestCompose(request: ComposeRequest): boolean {
  for (const listener of listeners) listener(request)
  return listeners.size > 0
}

/** Hears every request until the returned function is called. */
export function onComposeRequest(listener: (request: ComposeRequest) => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
