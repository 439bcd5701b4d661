import { expect, it } from 'vitest'
import { hasLeft } from './use-title-away.ts'

const inSight = { isIntersecting: true }
const outOfSight = { isIntersecting: false }

it('a title that was seen and has left before the page was told is away', () => {
  expect(hasLeft([inSight, outOfSight])).toBe(true)
  expect(hasLeft([outOfSight, inSight])).toBe(false)
})

it('a title of which nothing is known is not away', () => {
  expect(hasLeft([])).toBe(false)
})
