import { countGraphemes, isBlank, limits } from '@skein/contract'

/** A text that follows in a thread of several posts. The id is the composer's own. */
export type ThreadPart = { id: string; text: string }

/** Whether a text is too long to be posted. */
export const isTooLongPart = (text: string): boolean => countGraphemes(text.trim()) > limits.post.max

/** Whether each text that follows can be posted. */
export const areSendable = (more: readonly ThreadPart[]): boolean =>
  more.every(({ text }) => !isBlank(text) && !isTooLongPart(text))
