import { completingAt } from '@skein/contract'
import { expect, test } from 'vitest'
import { complete } from './completion.ts'

test('takes the word with one space behind it, and the caret after that', () => {
  const found = completingAt('Hi @no', 6)
  if (found === undefined) throw new Error('nothing found')
  expect(complete('Hi @no', found, 'noor')).toEqual({ text: 'Hi @noor ', caret: 9 })
  expect(complete('Hi @no there', found, 'noor')).toEqual({ text: 'Hi @noor there', caret: 9 })
})
