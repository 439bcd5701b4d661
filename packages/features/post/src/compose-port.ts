/**
 * How a card asks for the composer without knowing it: the composer draws cards, so that a card cannot import it. Whoever mounts
 * the composer listens. That comes after the page: what is asked before waits for it.
 */
import type { Post } from '@skein/contract'
import { createLateEar } from './late-ear.ts'

/** Quote a post, answer it, or change the wording of an own one. */
export type ComposeRequest = { kind: 'quote' | 'reply' | 'edit'; post: Post }

const { ask, hear } = createLateEar<ComposeRequest>()

/** Asks for the composer, from a press. The focus goes back to what was pressed when it closes. */
export const requestCompose = ask

/** Hears every request until the returned function is called. */
export const onComposeRequest = hear
