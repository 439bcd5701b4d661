import { expect, test } from 'vitest'
import { nextAddress } from '../src/navigation/next-address.ts'

test.each([
  ['?next=%2Fpost%2F0192f0c1-2b3c-7d4e-8f50-123456789abc', '/post/0192f0c1-2b3c-7d4e-8f50-123456789abc'],
  ['?next=%2Fexplore%3Ftag%3Dtea%23people', '/explore?tag=tea#people'],
  ['', '/'],
  ['?view=register', '/'],
])('after sign-in, %s leads to %s', (search, address) => {
  expect(nextAddress(search)).toBe(address)
})

test.each([
  ['//evil.example/'],
  ['/\\evil.example/'],
  ['/\t/evil.example'],
  ['https://evil.example/'],
  ['https:evil.example'],
  ['javascript:alert(1)'],
  ['/auth?next=/auth'],
  ['post/1'],
])('never away from this site: %s', (next) => {
  expect(nextAddress(`?${new URLSearchParams({ next }).toString()}`)).toBe('/')
})
