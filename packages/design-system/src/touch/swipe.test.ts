import { describe, expect, it } from 'vitest'
import { beginSwipe, isThrown, moveSwipe } from './swipe.ts'

const swipe = (points: readonly (readonly [number, number])[], rtl = false) =>
  points.reduce((state, [x, y]) => moveSwipe(state, x, y, rtl), beginSwipe(100, 100))

describe('a swipe', () => {
  it('T6 throws towards the end edge: right, or left where one reads from the right', () => {
    expect(
      isThrown(
        swipe([
          [120, 101],
          [151, 102],
        ]),
      ),
    ).toBe(true)
    expect(
      isThrown(
        swipe(
          [
            [80, 101],
            [49, 102],
          ],
          true,
        ),
      ),
    ).toBe(true)
  })
  it('T6 does not throw the other way, nor before 50 px', () => {
    expect(
      isThrown(
        swipe([
          [80, 101],
          [20, 102],
        ]),
      ),
    ).toBe(false)
    expect(isThrown(swipe([[180, 101]], true))).toBe(false)
    expect(isThrown(swipe([[150, 100]]))).toBe(false)
  })
  it('T6 can be taken back before letting go', () => {
    expect(
      isThrown(
        swipe([
          [190, 100],
          [120, 100],
        ]),
      ),
    ).toBe(false)
  })
  it('T6 leaves a vertical movement to scrolling, for good', () => {
    expect(
      swipe([
        [102, 120],
        [300, 125],
      ]),
    ).toMatchObject({ axis: 'vertical', distance: 0 })
  })
  it('T6 ignores the wobble of a finger that rests', () => {
    expect(
      swipe([
        [104, 103],
        [98, 105],
      ]),
    ).toMatchObject({ axis: 'none', distance: 0 })
  })
})
