/**
 * How a card asks for the composer without knowing it: the composer draws cards, so that a card cannot import it. Whoever mounts
 * the composer listens. That comes after the page: what is asked before waits for it.
 */
import type { Post } from '@skein/contract'
import { createLateEar } from './late-ear.ts'

/** Write a post, quote one, answer it, or change the wording of an own one. */
export type ComposeRequest = { kind: 'post' } | { kind: 'quote' | 'reply' | 'edit'; post: Post }

const { ask, hear } = createLateEar<ComposeRequest>()

/** Asks for the composer, from a press. The focus goes back to what was pressed when it closes. */
export const requestCompose = ask

/** Hears every request until the returned function is called. */
export const onComposeRequest = hear

/** The box for a new post that this page has. What stands in it is the draft that the dialog would show as well, so it is the one to be asked. */
let box: (() => void) | undefined

/** Opens the composer for a new post, with what is written of it already. */
export const requestNewPost = (): void => (box === undefined ? ask({ kind: 'post' }) : box())

/** Says how the page's own box opens the composer, until the returned function is called. */
export function offerBox(open: () => void): () => void {
  box = open
  return () => {
    if (box === open) box = undefined
  }
}
