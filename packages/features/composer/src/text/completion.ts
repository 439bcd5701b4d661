/** What becomes of a text when the mention or hashtag at its caret is completed. */
import type { Completing } from '@skein/contract'

/** The text with the completed word and a space after it, and where the caret stands then. */
export function complete(
  text: string,
  { kind, start, end }: Completing,
  word: string,
): { text: string; caret: number } {
  const inserted = `${kind === 'mention' ? '@' : '#'}${word}`
  const tail = text.slice(end)
  const space = /^\s/.test(tail) ? '' : ' '
  return { text: text.slice(0, start) + inserted + space + tail, caret: start + inserted.length + 1 }
}
