import { expect, it } from 'vitest'
import { sortRows, type TableSortValue } from './sort-rows.ts'

const sorted = (
  values: readonly TableSortValue[],
  direction: 'ascending' | 'descending' = 'ascending',
  locale = 'en',
) => sortRows(values, (value) => value, direction, locale)

it('orders texts as the language does, and numbers inside of them by their size', () => {
  expect(sorted(['z', 'ä', 'a'], 'ascending', 'de')).toEqual(['a', 'ä', 'z'])
  expect(sorted(['z', 'ä', 'a'], 'ascending', 'sv')).toEqual(['a', 'z', 'ä'])
  expect(sorted(['Loaf 10', 'Loaf 9', 'loaf 1'])).toEqual(['loaf 1', 'Loaf 9', 'Loaf 10'])
})

it('orders numbers, times and what is either way', () => {
  expect(sorted([3, -1, 20n, 0.5])).toEqual([-1, 0.5, 3, 20n])
  expect(sorted([new Date(2), new Date(1)])).toEqual([new Date(1), new Date(2)])
  expect(sorted([true, false], 'descending')).toEqual([true, false])
})

it('puts what has no value last, either way round', () => {
  expect(sorted([null, 2, undefined, 1, Number.NaN])).toEqual([1, 2, null, undefined, Number.NaN])
  expect(sorted([null, 2, undefined, 1, Number.NaN], 'descending')).toEqual([2, 1, null, undefined, Number.NaN])
})

it('leaves rows of one value as they were, asks each once, and changes nothing it is given', () => {
  const rows = [
    { id: 1, of: 'b' },
    { id: 2, of: 'a' },
    { id: 3, of: 'b' },
    { id: 4, of: 'a' },
  ]
  let asked = 0
  const by = ({ of }: { of: string }) => {
    asked++
    return of
  }
  expect(sortRows(rows, by, 'ascending', 'en').map(({ id }) => id)).toEqual([2, 4, 1, 3])
  expect(sortRows(rows, by, 'descending', 'en').map(({ id }) => id)).toEqual([1, 3, 2, 4])
  expect(asked).toBe(8)
  expect(rows.map(({ id }) => id)).toEqual([1, 2, 3, 4])
})
