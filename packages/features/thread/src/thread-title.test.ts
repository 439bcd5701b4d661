import { expect, test } from 'vitest'
import { firstWords } from './thread-title.ts'

test.each([
  ['A short one.', 'A short one.'],
  ['Two\n\n  lines', 'Two lines'],
  ['', ''],
  [
    'First light over the ridge, the comet already gone. Nobody on the path but a very serious dog.',
    'First light over the ridge, the comet already gone. Nobody…',
  ],
])('“%s” is called “%s”', (text, title) => {
  expect(firstWords(text)).toBe(title)
})

test('what a reader sees as one character is never cut in two', () => {
  expect(firstWords('👩‍👩‍👧‍👦'.repeat(70))).toBe(`${'👩‍👩‍👧‍👦'.repeat(60)}…`)
})
