import { describe, expect, it } from 'vitest'
import { createFeedHeights, createFeedLayout, followRange, towards } from './feed-layout.ts'

const keys = (count: number, from = 0) => Array.from({ length: count }, (_, i) => `k${from + i}`)

/** The obvious, slow way to the same positions. */
function slowTop(list: readonly string[], heights: ReadonlyMap<string, number>, guess: number, index: number): number {
  return list.slice(0, index).reduce((sum, key) => sum + (heights.get(key) ?? guess), 0)
}

describe('positions', () => {
  it('equal the sum of the heights before, through any mixture of changes', () => {
    let seed = 7
    const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below
    let list = keys(60)
    const heights = new Map<string, number>()
    const layout = createFeedLayout(100)
    for (let round = 0; round < 500; round++) {
      const move = random(4)
      if (move === 0) list = list.toSpliced(0, 0, `n${round}`)
      if (move === 1 && list.length > 5) list = list.toSpliced(random(list.length), 1)
      if (move >= 2) {
        const key = list[random(list.length)] ?? ''
        const height = 20 + random(400)
        layout.use(list).measure(key, height)
        heights.set(key, height)
      }
      const index = random(list.length + 1)
      expect(layout.use(list).top(index)).toBe(slowTop(list, heights, 100, index))
    }
  })

  it('finds the item under a distance, and the nearest one outside of the list', () => {
    const layout = createFeedLayout(100).use(keys(4))
    layout.measure('k1', 50)
    expect([-20, 0, 99, 100, 149, 150, 349, 9999].map((offset) => layout.at(offset))).toEqual([0, 0, 0, 1, 1, 2, 3, 3])
    expect(layout.between(120, 160)).toEqual({ first: 1, last: 2 })
    expect(layout.use([]).between(0, 500)).toEqual({ first: 0, last: -1 })
  })

  it('learns the mean once, when enough was measured', () => {
    const layout = createFeedLayout(100).use(keys(20))
    for (let i = 0; i < 7; i++) layout.measure(`k${i}`, 200)
    expect(layout.learn()).toBe(false)
    layout.measure('k7', 200)
    expect(layout.learn()).toBe(true)
    expect(layout.top(20)).toBe(4000)
    layout.measure('k8', 1000)
    expect(layout.learn()).toBe(false)
  })

  it('forgets heights of another width, also those handed over', () => {
    const heights = createFeedHeights()
    const first = createFeedLayout(100, heights).use(keys(2))
    expect(first.setWidth(600)).toBe(false)
    first.measure('k0', 300)
    expect(createFeedLayout(100, heights).use(keys(2)).top(1)).toBe(300)
    expect(first.setWidth(390)).toBe(true)
    expect(first.top(1)).toBe(100)
  })
})

describe('followRange', () => {
  const before = keys(20)
  it('keeps the same items mounted when others come in above', () => {
    expect(followRange({ first: 5, last: 9 }, before, ['a', 'b', ...before])).toEqual({ first: 7, last: 11 })
  })
  it('survives the removal of the first mounted item', () => {
    expect(followRange({ first: 5, last: 9 }, before, before.toSpliced(5, 1))).toEqual({ first: 4, last: 8 })
  })
  it('stays where it is when items are appended, and inside a list that became short', () => {
    expect(followRange({ first: 5, last: 9 }, before, [...before, 'z'])).toEqual({ first: 5, last: 9 })
    expect(followRange({ first: 5, last: 9 }, before, before.slice(0, 7))).toEqual({ first: 5, last: 6 })
  })
  it('starts over when nothing is left', () => {
    expect(followRange({ first: 5, last: 9 }, before, keys(3, 100))).toEqual({ first: 0, last: 2 })
    expect(followRange({ first: 5, last: 9 }, before, [])).toEqual({ first: 0, last: -1 })
  })
})

describe('towards', () => {
  const to = { first: 10, last: 30 }
  const seen = { first: 17, last: 20 }
  it('goes one item at each end, and no farther than wanted', () => {
    expect(towards({ first: 15, last: 22 }, to, seen)).toEqual({ first: 14, last: 23 })
    expect(towards({ first: 10, last: 30 }, to, seen)).toEqual(to)
  })
  it('leaves what is farther than wanted', () => {
    expect(towards({ first: 2, last: 22 }, to, seen)).toEqual({ first: 10, last: 23 })
  })
  it('has all that is seen at once', () => {
    expect(towards({ first: 5, last: 16 }, to, seen)).toEqual({ first: 10, last: 20 })
  })
  it('starts over from what is seen after a jump', () => {
    expect(towards({ first: 80, last: 95 }, to, seen)).toEqual({ first: 16, last: 21 })
    expect(towards({ first: 0, last: 9 }, to, seen)).toEqual({ first: 16, last: 21 })
  })
  it('is nothing in an empty list', () => {
    const nothing = { first: 0, last: -1 }
    expect(towards(nothing, nothing, nothing)).toEqual(nothing)
  })
})
