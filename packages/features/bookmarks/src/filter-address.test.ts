import { expect, test } from 'vitest'
import { addressOf, countFilters, filterIn } from './filter-address.ts'

test.each([
  ['/bookmarks', {}],
  ['/bookmarks?q=slow+bread', { q: 'slow bread' }],
  [
    '/bookmarks?q=%23tea&kind=photo&ai=without&order=oldest',
    { q: '#tea', kind: 'photo', ai: 'without', order: 'oldest' },
  ],
] as const)('%s says what is shown, and is read back', (address, filter) => {
  expect(addressOf(filter)).toBe(address)
  expect(filterIn(new URL(address, 'https://skein.test').search)).toEqual(filter)
})

test('what no filter knows is left out of it', () => {
  expect(filterIn('?q=%20&kind=song&ai=maybe&order=newest&page=3')).toEqual({})
})

test('a search longer than the server takes is cut', () => {
  expect(filterIn(`?q=${'a'.repeat(500)}`).q).toHaveLength(200)
})

test('the number on the button counts filters, not the words', () => {
  expect(countFilters({ q: 'bread', order: 'newest' })).toBe(0)
  expect(countFilters({ kind: 'poll', ai: 'only', order: 'oldest' })).toBe(3)
})
