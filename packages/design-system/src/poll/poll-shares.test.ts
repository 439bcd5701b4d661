import { describe, expect, test } from 'vitest'
import { pollLeaders, pollShares } from './poll-shares.ts'

describe('percentages of a poll', () => {
  test.each([
    { votes: [90, 71, 53], shares: [42, 33, 25] },
    { votes: [1, 1, 1], shares: [34, 33, 33] },
    { votes: [1, 1, 1, 1], shares: [25, 25, 25, 25] },
    { votes: [0, 0], shares: [0, 0] },
    { votes: [1, 0], shares: [100, 0] },
    { votes: [199, 1], shares: [100, 0] },
    { votes: [2, 2, 2, 1], shares: [29, 29, 28, 14] },
  ])('$votes read as $shares', ({ votes, shares }) => {
    expect(pollShares(votes)).toEqual(shares)
  })

  test('always add up to 100, and no option is off by a whole point', () => {
    for (let seed = 1; seed < 400; seed += 1) {
      const votes = [seed % 7, (seed * 13) % 101, (seed * 31) % 17, (seed * 7) % 3].slice(0, 2 + (seed % 3))
      const total = votes.reduce((sum, count) => sum + count, 0)
      const shares = pollShares(votes)
      if (total === 0) continue
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100)
      votes.forEach((count, index) => expect(Math.abs((shares[index] ?? 0) - (count * 100) / total)).toBeLessThan(1))
    }
  })
})

test('the options with the most votes lead, none before the first vote', () => {
  expect(pollLeaders([3, 5, 5])).toEqual([false, true, true])
  expect(pollLeaders([0, 0])).toEqual([false, false])
})
