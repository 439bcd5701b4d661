import { describe, expect, test } from 'vitest'
import { rank, scoreOf } from './rank.ts'
import type { Candidate } from './rank.ts'

const hour = 60 * 60 * 1000
const start = 1_800_000_000_000

const post = (id: string, more: Partial<Candidate> = {}): Candidate => ({
  id,
  authorId: `author of ${id}`,
  createdAt: start,
  likes: 0,
  reposts: 0,
  reactions: 0,
  repliers: 0,
  isNear: false,
  ...more,
})

describe('the ranking of discovered posts', () => {
  test('more people first, and of as many the newer', () => {
    expect(
      rank([
        post('quiet', { createdAt: start + hour }),
        post('liked', { likes: 30 }),
        post('talked about', { repliers: 20 }),
        post('liked too', { likes: 30, createdAt: start + hour }),
      ]),
    ).toEqual(['talked about', 'liked too', 'liked', 'quiet'])
  })

  test('ten times the people stand for half a day; what is near stands for two hours', () => {
    expect(scoreOf(post('a', { likes: 9 })) - scoreOf(post('b'))).toBeCloseTo(12 * hour)
    expect(scoreOf(post('a', { likes: 99 })) - scoreOf(post('b', { likes: 9 }))).toBeCloseTo(12 * hour)
    expect(rank([post('old', { isNear: true }), post('new', { createdAt: start + hour })])).toEqual(['old', 'new'])
    expect(rank([post('old', { isNear: true }), post('new', { createdAt: start + 3 * hour })])).toEqual(['new', 'old'])
  })

  test('time alone never changes the order of two posts', () => {
    const [a, b] = [post('a', { likes: 5 }), post('b', { likes: 2, createdAt: start + 2 * hour })]
    const later = (candidate: Candidate) => ({ ...candidate, createdAt: candidate.createdAt - 48 * hour })
    expect(rank([a, b])).toEqual(rank([later(a), later(b)]))
  })

  test('an author has two posts at most, the best of theirs', () => {
    const own = [1, 20, 300, 4000].map((likes) => post(`p${likes}`, { authorId: 'ada', likes }))
    expect(rank([...own, post('other', { likes: 5 })])).toEqual(['p4000', 'p300', 'other'])
  })
})
