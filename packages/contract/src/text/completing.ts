import { inTag, mentionSign, tagSign } from './signs.ts'
import { tokenize } from './tokenize.ts'

/** The mention or hashtag that is being written at the caret: offsets in UTF-16 code units, the sign included. */
export type Completing = { kind: 'mention' | 'hashtag'; query: string; start: number; end: number }

const begun = new RegExp(`(?:${mentionSign}(?<name>[a-zA-Z0-9_]{1,20})|${tagSign}(?<tag>${inTag}{1,50}))$`, 'u')
const goesOn = { mention: /^[a-zA-Z0-9_]/, hashtag: new RegExp(`^${inTag}`, 'u') }

/**
 * What is to be completed with the caret at `caret`, or nothing. A name is asked for from the first letter on, so that a lone sign
 * brings no list up; in the middle of a word the person corrects it, and wants no list.
 */
export function completingAt(text: string, caret: number): Completing | undefined {
  const before = text.slice(0, caret)
  const found = begun.exec(before)
  if (found === null || tokenize(before).at(-1)?.kind === 'link') return undefined
  const kind = found.groups?.['name'] === undefined ? 'hashtag' : 'mention'
  if (goesOn[kind].test(text.slice(caret))) return undefined
  return { kind, query: found[0].slice(1), start: found.index, end: caret }
}
