import { readSearch } from '@skein/contract/addresses'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, placeOf, tabs } from './place.ts'

const read = readSearch('/search')

test('a place and its address say the same', () => {
  const place = fc.record({
    query: fc
      .string({ maxLength: 200 })
      .map((text) => text.trim())
      .filter((text) => text.isWellFormed()),
    tab: fc.constantFrom(...tabs),
    url: fc.option(
      fc.webUrl().map((url) => new URL(url).href),
      { nil: undefined },
    ),
  })
  const property = fc.property(place, (given) => {
    const { searchParams } = new URL(addressOf(given), 'https://skein.example')
    const { query, tab, url } = placeOf(read(Object.fromEntries(searchParams)))
    return query === given.query && tab === given.tab && url === given.url
  })
  expect(fc.check(property)).toMatchObject({ failed: false })
})

test('an address that is none of the web opens nothing, and a tab that is none shows everything', () => {
  expect(placeOf(read({ url: 'javascript:alert(1)', q: 'a' }))).toEqual({ query: 'a', tab: 'all' })
  expect(placeOf(read({ url: 'file:///etc/passwd', tab: 'images' }))).toEqual({ query: '', tab: 'all' })
  expect(placeOf(read({ q: '  ' }))).toEqual({ query: '', tab: 'all' })
})
