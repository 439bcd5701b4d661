import { expect, it } from 'vitest'
import { dotPlace, firstDot, slidesAround } from './pager-window.ts'

it('V4 has three slides at most, whatever the count', () => {
  for (const count of [0, 1, 2, 3, 500])
    for (let index = 0; index < count; index++) {
      const items = Array.from({ length: count }, (_, at) => `video ${at}`)
      const slides = slidesAround(index, items)
      expect(slides.length).toBe(Math.min(3, count, index === 0 || index === count - 1 ? 2 : 3))
      expect(slides.filter(({ active }) => active)).toEqual([{ item: `video ${index}`, at: index, active: true }])
    }
  expect(slidesAround(0, [])).toEqual([])
})

const row = (index: number, count: number, size: number) =>
  Array.from({ length: count }, (_, at) => dotPlace(at, index, count, size))

it('shows eight dots, smaller towards the ends', () => {
  expect(row(2, 12, 8)).toEqual([0, 1, 2, 2, 2, 2, 1, 0, -1, -1, -1, -1])
  expect(row(11, 12, 8)).toEqual([-1, -1, -1, -1, 0, 1, 2, 2, 2, 2, 1, 0])
  expect(firstDot(250, 500, 8)).toBe(247)
})

it('shows five dots on a phone, all of them among the eight', () => {
  expect(row(5, 12, 5)).toEqual([-1, -1, -1, 0, 1, 2, 1, 0, -1, -1, -1, -1])
  for (let index = 0; index < 40; index++) {
    const first = firstDot(index, 40, 8)
    const shown = row(index, 40, 5).flatMap((place, at) => (place < 0 ? [] : [at]))
    expect(shown).toHaveLength(5)
    expect(shown.every((at) => at >= first && at < first + 8)).toBe(true)
  }
})

it('does not shrink dots where none are left out', () => {
  expect(row(0, 3, 8)).toEqual([2, 2, 2])
})
