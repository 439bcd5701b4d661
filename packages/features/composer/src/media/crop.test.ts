import { describe, expect, test } from 'vitest'
import type { Crop } from '../machine/composition.ts'
import {
  corners,
  cropShapes,
  fitShape,
  isWhole,
  moveCrop,
  pixelsOf,
  resizeCrop,
  wholePicture,
  type CropShape,
} from './crop.ts'

const shapes: readonly CropShape[] = ['free', '1:1', '4:5', '16:9']
const ratios = [1, 3 / 2, 9 / 16, 4]

function expectInside({ x, y, width, height }: Crop): void {
  expect(x).toBeGreaterThanOrEqual(-1e-9)
  expect(y).toBeGreaterThanOrEqual(-1e-9)
  expect(x + width).toBeLessThanOrEqual(1 + 1e-9)
  expect(y + height).toBeLessThanOrEqual(1 + 1e-9)
  expect(Math.min(width, height)).toBeGreaterThan(0)
}

/** A free rectangle may have any shape: it is held against its own. */
function expectShape({ width, height }: Crop, shape: CropShape, ratio: number): void {
  const found = (width / height) * ratio
  expect(found).toBeCloseTo(cropShapes[shape] ?? found, 6)
}

describe.each(ratios)('a picture of ratio %d', (ratio) => {
  // oxlint-disable-next-line vitest/expect-expect -- both helpers expect
  test.each(shapes)('fitted to %s it is inside, and of that shape', (shape) => {
    const fitted = fitShape(wholePicture, shape, ratio)
    expectInside(fitted)
    expectShape(fitted, shape, ratio)
  })

  // oxlint-disable-next-line vitest/expect-expect -- both helpers expect
  test.each(shapes)('no move of a corner leaves the picture or the shape %s', (shape) => {
    for (const corner of corners) {
      for (const dx of [-2, -0.3, 0.01, 0.3, 2]) {
        for (const dy of [-2, -0.3, 0.01, 0.3, 2]) {
          const resized = resizeCrop(fitShape(wholePicture, shape, ratio), corner, dx, dy, shape, ratio)
          expectInside(resized)
          expectShape(resized, shape, ratio)
        }
      }
    }
  })
})

test('a corner moves alone: the opposite one stays', () => {
  const crop = { x: 0.2, y: 0.2, width: 0.4, height: 0.4 }
  const resized = resizeCrop(crop, 'top-left', 0.1, 0.1, 'free', 1)
  expect(resized.x).toBeCloseTo(0.3)
  expect(resized.x + resized.width).toBeCloseTo(0.6)
  expect(resized.y + resized.height).toBeCloseTo(0.6)
})

test('moved against an edge it stops there with its size', () => {
  expect(moveCrop({ x: 0.5, y: 0.5, width: 0.4, height: 0.4 }, 1, -1)).toEqual({
    x: 0.6,
    y: 0,
    width: 0.4,
    height: 0.4,
  })
})

test('says its pixels', () => {
  expect(pixelsOf({ x: 0.25, y: 0, width: 0.5, height: 1 }, 1200, 800)).toEqual({
    x: 300,
    y: 0,
    width: 600,
    height: 800,
  })
  expect(isWhole(wholePicture)).toBe(true)
  expect(isWhole({ ...wholePicture, width: 0.9 })).toBe(false)
})
