import type { ChatMessage } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { countGraphemes, graphemesOf, tokenize } from '@skein/contract/text'
import { plainAnswer } from './answer-parts.ts'

/** The words around a question and an answer. */
export type ShareWords = { question: (text: string) => string; answer: (text: string) => string }

/** Characters of a question that stay where an answer has to be shortened. */
const longestQuestion = 120

/** At most `max` characters, cut between words where that costs less than half. */
function cut(text: string, max: number): string {
  if (countGraphemes(text) <= max) return text
  const kept = [...graphemesOf(text)]
    .slice(0, Math.max(1, max - 1))
    .map(({ segment }) => segment)
    .join('')
  const space = kept.lastIndexOf(' ')
  return `${(space > kept.length / 2 ? kept.slice(0, space) : kept).trimEnd()}…`
}

/** People named in an answer are not called into a conversation that is not theirs. */
const withoutHandles = (text: string): string =>
  tokenize(text)
    .map((token) => (token.kind === 'mention' ? token.text.slice(1) : token.text))
    .join('')

/** What can be shared: answers that came to their end. */
export const isShareable = ({ isComplete, response }: ChatMessage): boolean => isComplete && response.trim() !== ''

/**
 * The conversation as the text of a post (specification §7: only content and the AI flag): the newest exchanges that fit, oldest first;
 * where not even the newest fits, it is shortened.
 * @param messages oldest first
 */
export function shareText(
  messages: readonly ChatMessage[],
  words: ShareWords,
  max: number = limits.post.max,
): { text: string; isShortened: boolean } {
  const shareable = messages.filter(isShareable)
  const blockOf = (question: string, answer: string) => `${words.question(question)}\n${words.answer(answer)}`
  const wordsOf = ({ message, response, sources }: ChatMessage) =>
    [message.replaceAll(/\s+/g, ' '), plainAnswer(response, sources)].map((text) => withoutHandles(text).trim())
  let text = ''
  for (const exchange of shareable.toReversed()) {
    const [question = '', answer = ''] = wordsOf(exchange)
    const block = blockOf(question, answer)
    const longer = text === '' ? block : `${block}\n\n${text}`
    if (countGraphemes(longer) > max) {
      if (text !== '') break
      const short = cut(question, longestQuestion)
      const room = max - countGraphemes(blockOf(short, ''))
      return { text: blockOf(short, cut(answer, room)), isShortened: true }
    }
    text = longer
  }
  return { text, isShortened: false }
}
