/**
 * The pseudo-locale `en-XB`: the English messages, each word turned round, for a page that is read from right to left. Whoever reads
 * English can check a mirrored screen by it; whatever stands there the usual way round did not come from the messages. It is made while
 * a build for development or tests runs, and is in no other: members are never offered it.
 */
import { join } from 'node:path'
import { readCatalogue, sourceLanguage } from './catalogues.ts'
import { moduleOf } from './sources.ts'
import type { Spelling } from './message.ts'

/** RIGHT-TO-LEFT MARK, RIGHT-TO-LEFT OVERRIDE, and what ends it (UAX #9 §2.1): a word is drawn from right to left, letter by letter. */
const [mark, override, end] = ['\u200F', '\u202E', '\u202C']

/** Turns every word of a text round; signs and spaces between words fall into place by the direction of the page. */
export const turnRound: Spelling = (text) =>
  text.replace(/[\p{L}\p{M}\p{N}’'@#]+/gu, (word) => `${mark}${override}${word}${end}${mark}`)

/** The module of a namespace in the pseudo-locale, in place of the English one. */
export const pseudoModule = (messages: string, namespace: string): string =>
  moduleOf(sourceLanguage, namespace, readCatalogue(join(messages, sourceLanguage, `${namespace}.json`)), turnRound)

/** The direction of the pseudo-locale, put in place of that of English. @throws when the source does not say it as it did */
export function turnDirection(languagesSource: string): string {
  const turned = languagesSource.replace("): 'ltr' | 'rtl' => 'ltr'", "): 'ltr' | 'rtl' => 'rtl'")
  if (turned === languagesSource)
    throw new Error('The direction of languages is not where the pseudo-locale looks for it.')
  return turned
}
