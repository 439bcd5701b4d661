import { expect, test } from 'vitest'
import { toneOf } from './length-tone.ts'

test.each([
  [500, 'quiet'],
  [50, 'quiet'],
  [49, 'warning'],
  [0, 'warning'],
  [-1, 'danger'],
])('%i characters left are %s', (left, tone) => {
  expect(toneOf(left)).toBe(tone)
})
