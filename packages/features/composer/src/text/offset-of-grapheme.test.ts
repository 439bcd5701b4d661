import { expect, test } from 'vitest'
import { offsetOfGrapheme } from './offset-of-grapheme.ts'

test.each([
  ['abc', 2, 2],
  ['abc', 3, undefined],
  ['👨‍👩‍👧‍👦b', 1, 11],
  ['👨‍👩‍👧‍👦b', 2, undefined],
  ['', 0, undefined],
])('%j, grapheme %i', (text, position, offset) => {
  expect(offsetOfGrapheme(text, position)).toBe(offset)
})
