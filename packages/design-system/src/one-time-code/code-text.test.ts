import { describe, expect, it } from 'vitest'
import { digitsOf, typed } from './code-text.ts'

describe('digitsOf', () => {
  it.each([
    ['123 456', '123456'],
    ['Your code: 12-34-56.', '123456'],
    ['١٢٣۴۵۶', '123456'],
    ['１２３', '123'],
    ['०९', '09'],
    ['no code', ''],
    ['', ''],
  ])('%s → %s', (text, digits) => expect(digitsOf(text)).toBe(digits))
})

describe('typed', () => {
  it.each([
    ['a digit at the end', '1234', 4, '1234', 4],
    ['a letter', '12a', 3, '12', 2],
    ['a code with a space', '123 456', 7, '123456', 6],
    ['more than there is room for', '1234567', 7, '123456', 6],
    ['over what follows, where it is full', '1293456', 3, '129456', 3],
    ['between, where there is room', '1924', 2, '1924', 2],
    ['a code before an old one', '654321123456', 6, '654321', 6],
  ])('%s', (_, text, caret, code, at) => expect(typed(text, caret, 6)).toEqual({ code, caret: at }))
})
