import { pageAddress, readSearch } from '@skein/contract/addresses'
import { expect, test } from 'vitest'
import { countFilters, filterOf, searchOf } from './filter-address.ts'

const read = readSearch('/bookmarks')

test.each([
  ['/bookmarks', {}],
  ['/bookmarks?q=slow+bread', { q: 'slow bread' }],
  [
    '/bookmarks?q=%23tea&kind=photo&ai=without&order=oldest',
    { q: '#tea', kind: 'photo', ai: 'without', order: 'oldest' },
  ],
] as const)('%s says what is shown, and is read back', (written, filter) => {
  expect(pageAddress('/bookmarks', searchOf(filter))).toBe(written)
  expect(filterOf(read(Object.fromEntries(new URL(written, 'https://skein.test').searchParams)))).toEqual(filter)
})

test('what no filter knows is left out of it', () => {
  expect(filterOf(read({ q: ' ', kind: 'song', ai: 'maybe', order: 'newest', page: '3' }))).toEqual({})
})

test('the number on the button counts filters, not the words', () => {
  expect(countFilters({ q: 'bread', order: 'newest' })).toBe(0)
  expect(countFilters({ kind: 'poll', ai: 'only', order: 'oldest' })).toBe(3)
})
