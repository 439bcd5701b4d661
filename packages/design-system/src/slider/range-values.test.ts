import { describe, expect, it } from 'vitest'
import { inOrder, pressesOf, reachOf } from './range-values.ts'

const scale = { min: 0, max: 100, step: 1, minSteps: 0 }

it('values are drawn in order, and within the scale', () => {
  expect(inOrder([120, -5, 40], scale)).toEqual([0, 40, 100])
})

describe('a value reaches', () => {
  it('to the ends of the scale, and to its neighbours', () => {
    expect([0, 1, 2].map((index) => reachOf([20, 50, 80], index, scale))).toEqual([
      { least: 0, most: 50 },
      { least: 20, most: 80 },
      { least: 50, most: 100 },
    ])
  })

  it('so many steps before its neighbours', () => {
    const wide = { ...scale, step: 5, minSteps: 2 }
    expect(reachOf([20, 50], 0, wide)).toEqual({ least: 0, most: 40 })
    expect(reachOf([20, 50], 1, wide)).toEqual({ least: 30, most: 100 })
  })

  it('to numbers as people write them', () => {
    const tenths = { min: 0, max: 1, step: 0.1, minSteps: 2 }
    expect(reachOf([0.1, 0.9], 1, tenths)).toEqual({ least: 0.3, most: 1 })
  })

  it('where it is, if it was given nearer to its neighbour', () => {
    const wide = { ...scale, minSteps: 10 }
    expect(reachOf([50, 52], 1, wide)).toEqual({ least: 52, most: 100 })
    expect(reachOf([50, 52], 0, wide)).toEqual({ least: 0, most: 50 })
  })
})

describe('a press', () => {
  it('is for the nearest thumb, in parts of its reach', () => {
    expect(pressesOf([20, 60], 0, scale)).toEqual({ from: undefined, to: 40 / 60 })
    expect(pressesOf([20, 60], 1, scale)).toEqual({ from: 20 / 80, to: undefined })
  })

  it('is for the one that can move, where both are at an end', () => {
    expect(pressesOf([0, 0], 1, scale)).toEqual({ from: undefined, to: undefined })
    expect(pressesOf([100, 100], 0, scale)).toEqual({ from: undefined, to: undefined })
  })
})
