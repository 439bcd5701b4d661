/** The mention or hashtag that is being written at the caret. */

/** `start` and `end` are offsets in UTF-16 code units, the sign included. */
export type Completing = { kind: 'mention' | 'hashtag'; query: string; start: number; end: number }

// The same beginnings as in `@skein/contract/text`: a sign inside a word starts nothing.
const before = /(?<![\p{L}\p{M}\p{N}_#@/&.])([@＠#＃])([\p{L}\p{M}\p{N}_]{0,50})$/u
const rest = /^[\p{L}\p{M}\p{N}_]*/u

/**
 * What is to be completed with the caret at `caret`, or nothing. A name is asked for from the first letter on, so that a lone sign
 * brings no list up.
 */
export function completingAt(text: string, caret: number): Completing | undefined {
  const found = before.exec(text.slice(0, caret))
  if (found === null) return undefined
  const [whole, sign = '', query = ''] = found
  if (query === '') return undefined
  const kind = sign === '@' || sign === '＠' ? 'mention' : 'hashtag'
  if (kind === 'mention' && !/^\w{1,20}$/.test(query)) return undefined
  const after = rest.exec(text.slice(caret))?.[0] ?? ''
  // In the middle of a word the person corrects it, and wants no list.
  if (after !== '') return undefined
  return { kind, query, start: caret - whole.length, end: caret }
}

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
