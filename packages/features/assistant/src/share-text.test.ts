import { expect, test } from 'vitest'
import type { ChatMessage } from '@skein/contract'
import { countGraphemes } from '@skein/contract/text'
import { answerLines, plainAnswer } from './answer-parts.ts'
import { shareText } from './share-text.ts'

const source = { number: 1, kind: 'post', title: 'A', url: '/post/1', detail: null, createdAt: null } as const
const said = (message: string, response: string, change: Partial<ChatMessage> = {}): ChatMessage => ({
  id: message,
  message,
  response,
  createdAt: '2026-11-21T10:00:00.000Z',
  userId: 'ada',
  sources: [source],
  provider: 'openai',
  isComplete: true,
  ...change,
})
const words = { question: (text: string) => `Question: ${text}`, answer: (text: string) => `AI: ${text}` }

test('transition:assistant-shared a conversation is shared from its newest exchange back, as far as a post holds', () => {
  const messages = [said('One?', 'x'.repeat(480)), said('Two?', 'Second. [1]'), said('Three?', 'Third.')]
  expect(shareText(messages, words)).toEqual({
    text: 'Question: Two?\nAI: Second.\n\nQuestion: Three?\nAI: Third.',
    isShortened: false,
  })
})

test('an answer that is too long for a post is cut between words, and says so', () => {
  const { text, isShortened } = shareText([said('Why?'.repeat(100), '👍🏽 word '.repeat(300))], words)
  expect(isShortened).toBe(true)
  expect(countGraphemes(text)).toBeLessThanOrEqual(500)
  expect(countGraphemes(text)).toBeGreaterThan(400)
  expect(text).toMatch(/…\nAI: .*…$/s)
})

test('what was stopped is not shared, nobody is called by an answer, and addresses keep their sign', () => {
  const messages = [
    said('Who?', 'Ask @noor and (@ben), or mail ada@mail.example. 写真は@annaさん.'),
    said('Stopped?', 'Half', { isComplete: false }),
  ]
  expect(shareText(messages, words).text).toBe(
    'Question: Who?\nAI: Ask noor and (ben), or mail ada@mail.example. 写真はannaさん.',
  )
})

test('only numbers that point to a source are marks', () => {
  expect(answerLines('See it [1] and [2].\n\nEnd', [source])).toEqual([
    [
      { kind: 'text', text: 'See it' },
      { kind: 'mark', source },
      { kind: 'text', text: ' and [2].' },
    ],
    [{ kind: 'text', text: 'End' }],
  ])
  expect(plainAnswer('See it [1].', [source])).toBe('See it.')
})
