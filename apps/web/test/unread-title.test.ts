import { expect, test } from 'vitest'
import { titleWith } from '../src/navigation/use-unread-title.ts'

test.each([
  [0, 'Home · Skein', 'Home · Skein'],
  [3, 'Home · Skein', '(3) Home · Skein'],
  [4, '(3) Home · Skein', '(4) Home · Skein'],
  [0, '(99+) Home · Skein', 'Home · Skein'],
  [99, 'Home · Skein', '(99) Home · Skein'],
  [100, '(99) Home · Skein', '(99+) Home · Skein'],
  // A name may begin like that itself.
  [1, '(1984): “Noor” · Skein', '(1) (1984): “Noor” · Skein'],
])('P 2.2 with %i unread %j is called %j', (unread, title, named) => {
  expect(titleWith(unread, title)).toBe(named)
})
