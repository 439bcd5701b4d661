import { expect, test } from 'vitest'
import { keptRows } from './kept-rows.ts'

const always = () => true
const never = () => false

test('a row that was taken back stays in its place', () => {
  expect(keptRows(['a', 'b', 'c'], ['a', 'c'], always)).toEqual(['a', 'b', 'c'])
  expect(keptRows(['a'], [], always)).toEqual(['a'])
})

test('an undo puts nothing out of order, though the list leads with it', () => {
  expect(keptRows(['a', 'b', 'c'], ['b', 'a', 'c'], always)).toEqual(['a', 'b', 'c'])
})

test('a deleted post leaves, and the next page comes after the rest', () => {
  expect(keptRows(['a', 'b', 'c'], ['a', 'c', 'd', 'e'], never)).toEqual(['a', 'c', 'd', 'e'])
})

test('what was kept elsewhere meanwhile leads', () => {
  expect(keptRows(['a', 'b'], ['n', 'a', 'b'], always)).toEqual(['n', 'a', 'b'])
})

test('a first list is taken as it is', () => {
  expect(keptRows([], ['a', 'b'], always)).toEqual(['a', 'b'])
})
