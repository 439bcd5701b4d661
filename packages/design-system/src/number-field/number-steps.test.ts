import { describe, expect, it } from 'vitest'
import { move, snap } from './number-steps.ts'

const any = { min: -Infinity, max: Infinity, step: 1 }

describe('move', () => {
  it.each([
    [5, 1, any, 6],
    [5, -10, any, -5],
    [0.2, 1, { ...any, step: 0.1 }, 0.3],
    [9, 5, { min: 0, max: 10, step: 1 }, 10],
    [7, 1, { min: 0, max: 60, step: 5 }, 10],
    [7, -1, { min: 0, max: 60, step: 5 }, 5],
    [1, 1, { min: 1, max: 10, step: 2 }, 3],
    [9, 1, { min: 1, max: 10, step: 2 }, 9],
    [null, 1, { min: 3, max: 10, step: 1 }, 3],
    [null, -1, { min: 3, max: 10, step: 1 }, 10],
    [null, 1, any, 0],
  ])('%s by %s', (value, by, steps, next) => expect(move(value, by, steps)).toBe(next))
})

describe('snap', () => {
  it.each([
    [4.4, any, 4],
    [12, { min: 0, max: 10, step: 1 }, 10],
    [-3, { min: 0, max: 10, step: 1 }, 0],
    [10, { min: 0, max: 10, step: 4 }, 8],
    [0.30000000000000004, { ...any, step: 0.05 }, 0.3],
    [0.25, { min: 0.05, max: 1, step: 0.1 }, 0.25],
  ])('%s', (value, steps, snapped) => expect(snap(value, steps)).toBe(snapped))
})
