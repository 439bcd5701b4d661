import { expect, it } from 'vitest'
import { beginSwipe, moveSwipe, swipeStep, type Swipe } from './swipe-gesture.ts'

/** A finger that takes so many milliseconds for each part of its path, and is lifted at its end. */
const drag = (path: readonly (readonly [number, number])[], step = 200) => {
  const swipe = path.reduce<Swipe>(
    (last, [x, y], index) => moveSwipe(last, x, y, (index + 1) * step),
    beginSwipe(200, 500, 0),
  )
  return { ...swipe, step: swipeStep(swipe, path.length * step) }
}

it('V1 a swipe moves past 100 px, and 100 is not past it', () => {
  expect(drag([[200, 399]]).step).toBe(1)
  expect(drag([[200, 400]]).step).toBe(0)
  expect(drag([[200, 601]]).step).toBe(-1)
  expect(drag([[200, 600]]).step).toBe(0)
})

it('a quick flick of 60 px moves, however short', () => {
  const up = [480, 460, 440].map((y) => [200, y] as const)
  expect(drag(up, 16).step).toBe(1)
  expect(drag(up, 100).step).toBe(0)
  expect(
    drag(
      [520, 540, 560].map((y) => [200, y] as const),
      16,
    ).step,
  ).toBe(-1)
  // Too short for one, however quick.
  expect(drag([[200, 470]], 10).step).toBe(0)
})

it('a finger that rests before it is lifted is not quick any more', () => {
  const swipe = [480, 460, 440].reduce<Swipe>(
    (last, y, index) => moveSwipe(last, 200, y, index * 16),
    beginSwipe(200, 500, 0),
  )
  expect(swipeStep(swipe, 500)).toBe(0)
})

it('V1 a finger that turns back moves nothing', () => {
  expect(
    drag([
      [200, 350],
      [200, 470],
    ]).step,
  ).toBe(0)
  expect(
    drag(
      [
        [200, 350],
        [200, 440],
      ],
      30,
    ).step,
  ).toBe(0)
})

it('V1 a touch that goes sideways first is no swipe, however far it goes afterwards', () => {
  expect(
    drag([
      [230, 505],
      [230, 200],
    ]),
  ).toMatchObject({ upright: false, distance: 0, step: 0 })
})

it('follows the finger once it is no wobble', () => {
  expect(drag([[203, 505]])).toMatchObject({ upright: undefined, distance: 0 })
  expect(drag([[203, 490]])).toMatchObject({ upright: true, distance: -10 })
})
