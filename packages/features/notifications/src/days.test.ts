import type { Notification } from '@skein/contract'
import { expect, test } from 'vitest'
import { daysOf, nearDay } from './days.ts'

const user = { id: 'u', username: 'noor', name: 'Noor', avatar: null, verified: false }
const at = (id: string, date: Date): Notification => ({
  id,
  group: `one:${id}`,
  type: 'follow',
  user,
  users: [user],
  others: 0,
  postId: null,
  post: null,
  emoji: null,
  message: 'Noor followed you',
  timestamp: date.toISOString(),
  read: false,
})

test('each day holds its own, in order; a day that comes back is the same day', () => {
  const [late, early, before] = [new Date(2026, 4, 2, 22), new Date(2026, 4, 2, 1), new Date(2026, 4, 1, 23, 59)]
  const days = daysOf([at('c', late), at('b', early), at('a', before)])
  expect(days.map(({ items }) => items.map(({ id }) => id))).toEqual([['c', 'b'], ['a']])
})

test.each([
  [new Date(2026, 2, 1, 0, 0), 'today'],
  [new Date(2026, 2, 1, 23, 59), 'today'],
  // Across the end of a month.
  [new Date(2026, 1, 28, 23, 59), 'yesterday'],
  [new Date(2026, 1, 27, 23, 59), undefined],
  [new Date(2025, 2, 1), undefined],
])('seen on the first of March, %s is %s', (date, near) => {
  expect(nearDay(date, new Date(2026, 2, 1, 12))).toBe(near)
})
