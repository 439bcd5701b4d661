import { expect, it } from 'vitest'
import { pollLeaders, pollShares } from './poll-shares.ts'
import { timeLeft } from './time-left.ts'

/** Numbers from 0 to below 1 that are the same at every run (mulberry32): a failure can be looked at again. */
function numbers(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

/** From nobody to about ten million, small counts as likely as large ones, and many of them equal. */
function someVotes(next: () => number): number[] {
  const most = 10 ** Math.floor(next() * 8)
  const votes = Array.from({ length: 2 + Math.floor(next() * 3) }, () => Math.floor(next() * (most + 1)))
  return next() < 0.25 ? votes.map(() => votes[0] ?? 0) : votes
}

/** Whether the percentages may be shown for these votes. */
function sound(votes: readonly number[], shares: readonly number[]): boolean {
  const total = votes.reduce((sum, count) => sum + count, 0)
  const shown = shares.reduce((sum, share) => sum + share, 0)
  return (
    shares.length === votes.length &&
    shown === (total === 0 ? 0 : 100) &&
    votes.every((count, index) => {
      const share = shares[index] ?? -1
      const near = total === 0 || Math.abs(share - (count * 100) / total) < 1
      return (
        Number.isInteger(share) && near && votes.every((other, at) => count <= other || share >= (shares[at] ?? 101))
      )
    })
  )
}

it('PV2 10 000 polls: whole percentages that add up to 100, each within one point, more votes never shown as fewer', () => {
  const next = numbers(2026)
  const wrong = Array.from({ length: 10_000 }, () => someVotes(next))
    .map((votes) => ({ votes, shares: pollShares(votes) }))
    .filter(({ votes, shares }) => !sound(votes, shares))
  expect(wrong).toEqual([])
})

it('PV2 a poll without votes shows 0 percent everywhere, and nobody leads', () => {
  for (const count of [2, 3, 4]) {
    const none = Array.from({ length: count }, () => 0)
    expect(pollShares(none)).toEqual(none)
    expect(pollLeaders(none)).not.toContain(true)
  }
})

it('PV6 the time left never grows while it runs down, however far away the end is', () => {
  const size = { minutes: 1, hours: 60, days: 1440, ended: 0 }
  const minutesOf = (left: ReturnType<typeof timeLeft>) => (left.unit === 'ended' ? 0 : left.count * size[left.unit])
  const longest = 60 * 24 * 60
  const grown: string[] = []
  let before = minutesOf(timeLeft(longest * 60_000, 0))
  for (let second = 30; second <= longest * 60; second += 30) {
    const left = minutesOf(timeLeft(longest * 60_000, second * 1000))
    if (left > before) grown.push(`${before} minutes became ${left} at ${second} s`)
    before = left
  }
  expect(grown).toEqual([])
  expect(before).toBe(0)
})
