import { describe, expect, it } from 'vitest'
import { indexOf, moveFrom, startOf } from './story-place.ts'

const stories = [
  { id: 'a', seen: true },
  { id: 'b', seen: false },
  { id: 'c', seen: false },
]

describe('a place among stories', () => {
  it('begins at what is unseen, at the start where all is seen, at the end when one comes back', () => {
    expect(startOf(stories, false)).toBe('b')
    expect(
      startOf(
        stories.map(({ id }) => ({ id, seen: true })),
        false,
      ),
    ).toBe('a')
    expect(startOf(stories, true)).toBe('c')
    expect(startOf([], false)).toBe('')
  })

  it('stays with its story, and takes the one after it when that is deleted', () => {
    expect(indexOf(stories, 'c', 0)).toBe(2)
    expect(indexOf(stories.toSpliced(1, 1), 'b', 1)).toBe(1)
    expect(indexOf(stories.toSpliced(2, 1), 'c', 2)).toBe(1)
  })

  it('moves within the author’s stories, and then beyond them', () => {
    expect(moveFrom(stories, 0, 1)).toBe('b')
    expect(moveFrom(stories, 2, 1)).toBeUndefined()
    expect(moveFrom(stories, 0, -1)).toBeUndefined()
  })
})
