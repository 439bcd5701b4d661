import { expect, it } from 'vitest'
import { fraction } from './fraction.ts'

it.each([
  [0, 0, 100, 0],
  [64, 0, 100, 0.64],
  [-5, 0, 100, 0],
  [120, 0, 100, 1],
  [15, 10, 20, 0.5],
  [0, 0, 0, 0],
  [5, 0, 0, 1],
  [Number.NaN, 0, 100, 0],
  [Number.POSITIVE_INFINITY, 0, 100, 1],
  [1, 0, Number.NaN, 0],
])('%d from %d to %d is %d of the way', (value, min, max, part) => {
  expect(fraction(value, min, max)).toBe(part)
})
