import { describe, expect, it } from 'vitest'
import { beginDrag, moveDrag, type Drag } from '../touch/drag.ts'
import { closesSheet } from './sheet-drag.ts'

/** Pulls in steps of 16 ms. */
function pull(ys: readonly number[], { free = true, x = 0 } = {}): Drag {
  let drag = beginDrag(0, 0, 0)
  for (const [index, y] of ys.entries()) drag = moveDrag(drag, x, y, (index + 1) * 16, free)
  return drag
}

describe('a drag', () => {
  it('begins downwards only', () => {
    expect(pull([3]).kind).toBe('none')
    expect(pull([10]).kind).toBe('down')
    expect(pull([-10]).kind).toBe('elsewhere')
    expect(pull([10], { x: 30 }).kind).toBe('elsewhere')
  })
  it('leaves scrolling and selecting alone, for good', () => {
    expect(pull([10, 200], { free: false })).toMatchObject({ kind: 'elsewhere', distance: 0 })
    expect(pull([-10, 200])).toMatchObject({ kind: 'elsewhere', distance: 0 })
  })
  it('never lifts the sheet', () => expect(pull([10, -50]).distance).toBe(0))
})

describe('letting go', () => {
  it('snaps back after a little', () => expect(closesSheet(pull([4, 8, 12, 16]), 400, 80)).toBe(false))
  it('closes past two fifths', () => expect(closesSheet(pull([10, 180, 181, 182, 182.5]), 400, 300)).toBe(true))
  it('closes on a flick, however short', () => expect(closesSheet(pull([12, 30, 52]), 400, 50)).toBe(true))
  it('stays when the finger rested after it', () => expect(closesSheet(pull([12, 30, 52]), 400, 400)).toBe(false))
  it('stays when it was on its way back', () =>
    expect(closesSheet(pull([10, 300, 280, 250, 220, 190]), 400, 100)).toBe(false))
})
