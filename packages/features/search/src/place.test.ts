import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressOf, placeIn, tabs } from './place.ts'

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
    const { query, tab, url } = placeIn(new URL(addressOf(given), 'https://skein.example').search)
    return query === given.query && tab === given.tab && url === given.url
  })
  expect(fc.check(property)).toMatchObject({ failed: false })
})

test('an address that is none of the web opens nothing, and a tab that is none shows everything', () => {
  expect(placeIn('?url=javascript:alert(1)&q=a')).toEqual({ query: 'a', tab: 'all' })
  expect(placeIn('?url=file:///etc/passwd&tab=images')).toEqual({ query: '', tab: 'all' })
  expect(placeIn('?q=%20%20')).toEqual({ query: '', tab: 'all' })
})
