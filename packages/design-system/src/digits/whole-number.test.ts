import { expect, test, vi } from 'vitest'
import { wholeNumber } from './whole-number.ts'

const tags = [
  'en',
  'en-GB',
  'en-IN',
  'de',
  'de-CH',
  'de-AT',
  'es',
  'es-419',
  'fr',
  'fr-CA',
  'ja',
  'ja-JP',
  'ar',
  'ar-EG',
  'fa',
  'hi',
  'mr',
]

test.each([...tags, 'en-u-nu-arab', 'de-CH-u-nu-deva', 'enx', 'fr-x-own'])('in %s as the platform writes it', (tag) => {
  const platform = new Intl.NumberFormat(tag)
  for (const value of [...Array(1001).keys(), 0.5, 9999, 10_000, 1_234_567, NaN])
    expect(wholeNumber(tag, value)).toBe(platform.format(value))
})

test('a small count makes no formatter, where its language needs none', () => {
  const made = vi.spyOn(Intl, 'NumberFormat')
  expect([wholeNumber('en', 3), wholeNumber('de-AT', 999)]).toEqual(['3', '999'])
  expect(made).not.toHaveBeenCalled()
  expect([wholeNumber('ar-EG', 3), wholeNumber('en', 1000)]).toEqual(['٣', '1,000'])
  expect(made).toHaveBeenCalledTimes(2)
})
