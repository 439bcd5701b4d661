import { describe, expect, it } from 'vitest'
import { moveTrim } from './trim-range.ts'

const whole = { from: 0, to: 24_000 }

describe('a trim', () => {
  it('stays inside the recording and keeps one second', () => {
    expect(moveTrim(whole, 'from', -5, 24_000)).toEqual(whole)
    expect(moveTrim(whole, 'from', 2_000, 24_000)).toEqual({ from: 2_000, to: 24_000 })
    expect(moveTrim(whole, 'from', 30_000, 24_000)).toEqual({ from: 23_000, to: 24_000 })
    expect(moveTrim({ from: 4_000, to: 9_000 }, 'to', 4_200, 24_000)).toEqual({ from: 4_000, to: 5_000 })
    expect(moveTrim({ from: 4_000, to: 9_000 }, 'to', 99_000, 24_000)).toEqual({ from: 4_000, to: 24_000 })
  })
})
