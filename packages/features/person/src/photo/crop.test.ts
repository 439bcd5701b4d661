import { expect, test } from 'vitest'
import { insideOf, moved, squareOf, wholeCrop, zoomRange } from './crop.ts'

const wide = { width: 1000, height: 500 }

test('a wide picture starts with the square in its middle', () => {
  expect(squareOf(wide, wholeCrop)).toEqual({ left: 250, top: 0, side: 500 })
})

test('zooming keeps the middle and shows less', () => {
  expect(squareOf(wide, { ...wholeCrop, zoom: 2 })).toEqual({ left: 375, top: 125, side: 250 })
})

test('the picture follows the finger: dragged to the right, its start comes into view', () => {
  const crop = moved(wide, wholeCrop, { dx: 100, dy: 0, view: 250 })
  expect(squareOf(wide, crop)).toEqual({ left: 50, top: 0, side: 500 })
})

test.each([
  [
    { dx: 10_000, dy: 10_000 },
    { left: 0, top: 0 },
  ],
  [
    { dx: -10_000, dy: -10_000 },
    { left: 750, top: 250 },
  ],
])('dragged by %o the square stays inside the picture', (by, corner) => {
  const crop = moved(wide, { ...wholeCrop, zoom: 2 }, { ...by, view: 280 })
  expect(squareOf(wide, crop)).toEqual({ ...corner, side: 250 })
})

test('zooming out at an edge brings the square back inside', () => {
  const atEdge = moved(wide, { ...wholeCrop, zoom: 4 }, { dx: -10_000, dy: 0, view: 280 })
  expect(squareOf(wide, insideOf(wide, { ...atEdge, zoom: 1 }))).toEqual({ left: 500, top: 0, side: 500 })
})

test('the zoom stays within its range', () => {
  expect(insideOf(wide, { ...wholeCrop, zoom: 0.1 }).zoom).toBe(zoomRange.min)
  expect(insideOf(wide, { ...wholeCrop, zoom: 99 }).zoom).toBe(zoomRange.max)
})
