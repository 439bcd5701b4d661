import { languages } from '@skein/contract'
import { expect, test } from 'vitest'
import { number } from '../src/runtime.ts'

test.each(languages)('numbers in %s are those of the platform, the short ones too', (language) => {
  const platform = new Intl.NumberFormat(language)
  for (const value of [...Array(1001).keys(), -1, 0.5, 99.5, 1204, 12_345, 1e6, NaN, Infinity])
    expect(number(language, value)).toBe(platform.format(value))
  // Nobody counts to less than nothing, which the platform writes as '-0'.
  expect(number(language, -0)).toBe('0')
})
