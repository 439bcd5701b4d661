import { expect, test } from 'vitest'
import { nextAddress } from '../src/navigation/next-address.ts'

test.each([
  [{ next: '/explore?tag=tea#people' }, '/explore?tag=tea#people'],
  [{ next: '/authors' }, '/authors'],
  [{}, '/'],
  [{ view: 'register' }, '/'],
  [{ next: '/auth?next=/auth' }, '/'],
  [{ next: '/auth' }, '/'],
] as const)('after sign-in, %o leads to %s', (search, expected) => {
  expect(nextAddress(search)).toBe(expected)
})
