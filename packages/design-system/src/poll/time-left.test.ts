import { describe, expect, test } from 'vitest'
import { timeLeft } from './time-left.ts'

describe('how long a poll still runs', () => {
  const now = Date.parse('2026-11-21T12:00:00.000Z')
  test.each([
    ['2026-11-21T12:00:00.000Z', { unit: 'ended' }],
    ['2026-11-21T12:00:10.000Z', { unit: 'minutes', count: 1 }],
    ['2026-11-21T12:59:00.000Z', { unit: 'minutes', count: 59 }],
    ['2026-11-21T18:05:00.000Z', { unit: 'hours', count: 6 }],
    ['2026-11-22T12:00:00.000Z', { unit: 'hours', count: 24 }],
    ['2026-11-28T12:00:00.000Z', { unit: 'days', count: 7 }],
  ])('until %s', (endsAt, left) => {
    expect(timeLeft(endsAt, now)).toEqual(left)
  })
})
