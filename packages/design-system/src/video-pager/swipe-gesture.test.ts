import { expect, it } from 'vitest'
import { beginSwipe, moveSwipe, swipeStep } from './swipe-gesture.ts'

const drag = (...path: readonly (readonly [number, number])[]) =>
  path.reduce((swipe, [x, y]) => moveSwipe(swipe, x, y), beginSwipe(200, 500))

it('V1 a swipe moves past 100 px, and 100 is not past it', () => {
  expect(swipeStep(drag([200, 399]))).toBe(1)
  expect(swipeStep(drag([200, 400]))).toBe(0)
  expect(swipeStep(drag([200, 601]))).toBe(-1)
  expect(swipeStep(drag([200, 600]))).toBe(0)
})

it('V1 a finger that turns back moves nothing', () => {
  expect(swipeStep(drag([200, 350], [200, 470]))).toBe(0)
})

it('V1 a touch that goes sideways first is no swipe, however far it goes afterwards', () => {
  expect(drag([230, 505], [230, 200])).toMatchObject({ upright: false, distance: 0 })
})

it('follows the finger once it is no wobble', () => {
  expect(drag([203, 505])).toMatchObject({ upright: undefined, distance: 0 })
  expect(drag([203, 490])).toMatchObject({ upright: true, distance: -10 })
})
