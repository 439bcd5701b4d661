import { describe, expect, it } from 'vitest'
import { numberText } from './number-text.ts'

describe('parse', () => {
  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '-12', -12],
    ['en', '−12', -12],
    ['en', '.5', 0.5],
    ['en', '5.', 5],
    ['en', '1,5', 1.5],
    ['en', '', null],
    ['en', '  ', null],
    ['en', 'twelve', undefined],
    ['en', '1.2.3', undefined],
    ['en', '-', undefined],
    ['de', '1.234,5', 1234.5],
    ['de', '1.5', 1.5],
    ['de', '1.500', 1500],
    ['de', '12,50 €', 12.5],
    ['de-CH', '1’234.5', 1234.5],
    ['fr', '1 234,5', 1234.5],
    ['hi-IN', '१२.५', 12.5],
    ['hi-IN', '12,34,567.25', 1234567.25],
    ['ar-EG', '١٬٢٣٤٫٥', 1234.5],
    ['ja', '１２３', 123],
  ])('%s: %s', (locale, text, number) => expect(numberText(locale, {}).parse(text)).toBe(number))

  it('reads percent as a share, without an error in the last place', () => {
    expect(numberText('en', { style: 'percent' }).parse('7%')).toBe(0.07)
    expect(numberText('de', { style: 'percent', maximumFractionDigits: 1 }).parse('12,5 %')).toBe(0.125)
  })

  it('reads what it writes, in every language and style', () => {
    const styles: Intl.NumberFormatOptions[] = [
      { maximumFractionDigits: 3 },
      { style: 'currency', currency: 'EUR' },
      { style: 'unit', unit: 'minute', unitDisplay: 'short' },
    ]
    for (const locale of ['en', 'de', 'es', 'fr', 'ar-EG', 'ja', 'hi-IN', 'de-CH', 'sv', 'pt-BR'])
      for (const style of styles)
        for (const value of [0, 1, -1, 12.5, 1234, 1_234_567.25, -98_765.5]) {
          const text = numberText(locale, { maximumFractionDigits: 2, ...style })
          expect([locale, text.format(value), text.parse(text.format(value))]).toEqual([
            locale,
            text.format(value),
            value,
          ])
        }
  })
})
