/** The summary without a provider: sentences that people wrote, in their words and under their names, each with where it stands. */
import { pageAddress } from '@skein/contract/addresses'
import type { Post, SummarySentence } from '@skein/contract'
import { wordsOf } from '@skein/contract/search'
import { cleanText } from '../../clean-text.ts'
import { sentencesOf } from './cited-text.ts'
import type { FoundSection } from './information-pages.ts'
import type { Question } from './question.ts'

/** Posts that are read for it, sentences that it has, and graphemes of each. */
const read = 8
const shown = 3
const maxSentence = 240
/** Fewer words are no sentence that tells anything. */
const leastWords = 5

/** A text without what is no part of a sentence: links, and hashtags at its end. */
const spoken = (text: string) =>
  text.replaceAll(/https?:\/\/\S+/g, '').replaceAll(/(?:\s*#[\p{L}\p{M}\p{N}_]+)+\s*$/gmu, '')

/** How many of the things asked for a sentence names. */
function covered(sentence: string, { groups }: Question): number {
  const words = wordsOf(sentence)
  return groups.filter((group) =>
    group.some(({ text, isPrefix }) => words.some((word) => word === text || (isPrefix && word.startsWith(text)))),
  ).length
}

/**
 * Chooses sentences of the best posts and sections that name most of what is asked for. A sentence is quoted, never changed, joined or
 * followed: an order that stands in a post is its author's words like any other. What stands under a warning, and what a machine wrote, is
 * not quoted.
 */
export function summarise(
  posts: readonly Post[],
  sections: readonly FoundSection[],
  question: Question,
): SummarySentence[] {
  const wanted = Math.min(2, question.groups.length)
  if (wanted === 0) return []
  const best = [
    ...sections.slice(0, 1).map(({ path, text }) => ({ id: path, speaker: undefined, text })),
    ...posts
      .filter(({ contentWarning, isAiGenerated }) => contentWarning === null && !isAiGenerated)
      .slice(0, read)
      .map(({ id, author, content }) => ({
        id: pageAddress('/post/$id', { id }),
        speaker: author.name,
        text: spoken(content),
      })),
  ].flatMap(({ id, speaker, text }, place) => {
    const [chosen] = text
      .split('\n')
      .flatMap(sentencesOf)
      .map((sentence) => ({ sentence, names: covered(sentence, question) }))
      .filter(({ sentence, names }) => names >= wanted && wordsOf(sentence).length >= leastWords)
      .toSorted((a, b) => b.names - a.names)
    return chosen === undefined ? [] : [{ id, speaker, place, ...chosen }]
  })
  const said: string[] = []
  return best
    .toSorted((a, b) => b.names - a.names || a.place - b.place)
    .filter(({ sentence }) => {
      // Also where somebody repeats it with a word before it.
      const words = ` ${wordsOf(sentence).join(' ')} `
      const isSaid = said.some((one) => one.includes(words) || words.includes(one))
      if (!isSaid) said.push(words)
      return !isSaid
    })
    .slice(0, shown)
    .map(({ id, speaker, sentence }) => {
      const text = cleanText(sentence, maxSentence)
      return { text: speaker === undefined ? text : `${cleanText(speaker, 60)}: “${text}”`, results: [id] }
    })
}
