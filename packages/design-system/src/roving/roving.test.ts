import { expect, it } from 'vitest'
import { rovingIndex } from './roving.ts'

it('goes round with the arrows', () => {
  expect(rovingIndex('ArrowRight', 8, 10, false)).toBe(9)
  expect(rovingIndex('ArrowRight', 9, 10, false)).toBe(0)
  expect(rovingIndex('ArrowLeft', 0, 10, false)).toBe(9)
})

it('turns the arrows from right to left', () => {
  expect(rovingIndex('ArrowLeft', 3, 10, true)).toBe(4)
  expect(rovingIndex('ArrowRight', 0, 10, true)).toBe(9)
})

it('goes to the ends, the same ones in both directions', () => {
  expect(rovingIndex('Home', 4, 10, true)).toBe(0)
  expect(rovingIndex('End', 4, 10, false)).toBe(9)
})

it('leaves every other key alone', () => {
  expect(rovingIndex('ArrowDown', 0, 10, false)).toBeUndefined()
  expect(rovingIndex('ArrowRight', 0, 0, false)).toBeUndefined()
})

it('goes up and down in a column, whichever way the page is read', () => {
  expect(rovingIndex('ArrowDown', 2, 3, true, 'vertical')).toBe(0)
  expect(rovingIndex('ArrowUp', 0, 3, false, 'vertical')).toBe(2)
  expect(rovingIndex('ArrowRight', 0, 3, false, 'vertical')).toBeUndefined()
})
