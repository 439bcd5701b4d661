import { describe, expect, it } from 'vitest'
import { distanceOf } from './thumb-keys.ts'

const units = { key: 1, page: 10, whole: 100 }
const alone = { altKey: false, ctrlKey: false, metaKey: false, shiftKey: false }

describe('a key', () => {
  it.each([
    ['ArrowUp', 1],
    ['ArrowRight', 1],
    ['ArrowDown', -1],
    ['ArrowLeft', -1],
    ['PageUp', 10],
    ['PageDown', -10],
    ['End', 100],
    ['Home', -100],
    ['Tab', undefined],
    ['a', undefined],
  ])('%s', (key, distance) => expect(distanceOf({ ...alone, key }, units, false)).toBe(distance))

  it('turns round from right to left where it is a sideways one', () => {
    const distance = (key: string) => distanceOf({ ...alone, key }, units, true)
    expect(['ArrowRight', 'ArrowLeft', 'ArrowUp', 'PageUp', 'End'].map(distance)).toEqual([-1, 1, 1, 10, 100])
  })

  it('with Shift is a page, and with another modifier somebody else’s', () => {
    expect(distanceOf({ ...alone, key: 'ArrowLeft', shiftKey: true }, units, false)).toBe(-10)
    for (const modifier of ['altKey', 'ctrlKey', 'metaKey'] as const)
      expect(distanceOf({ ...alone, key: 'ArrowLeft', [modifier]: true }, units, false)).toBeUndefined()
  })
})
