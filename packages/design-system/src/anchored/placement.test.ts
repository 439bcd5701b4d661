import { describe, expect, it } from 'vitest'
import { gap, placeBeside, type AnchorSide, type Wanted } from './placement.ts'

const viewport = { width: 1000, height: 800 }
const size = { width: 100, height: 28 }
const at = (left: number, top: number) => ({ left, top, width: 36, height: 36 })
const place = (left: number, top: number, side: AnchorSide, more?: Partial<Wanted>) =>
  placeBeside(at(left, top), size, viewport, { side, rtl: false, ...more })

describe('TT7: what floats', () => {
  it('stands above, in the middle', () => {
    expect(place(500, 400, 'top')).toMatchObject({ side: 'top', left: 468, top: 400 - gap - 28 })
  })
  it('flips where there is no room and the other side has some', () => {
    expect(place(500, 10, 'top')).toMatchObject({ side: 'bottom', top: 46 + gap })
    expect(place(500, 760, 'bottom')).toMatchObject({ side: 'top' })
    expect(place(960, 400, 'end')).toMatchObject({ side: 'left' })
  })
  it('moves along the edge to stay in the window', () => {
    expect(place(0, 400, 'top').left).toBe(8)
    expect(place(970, 400, 'top').left).toBe(1000 - 8 - 100)
  })
  it('turns the inline sides round from right to left', () => {
    expect(place(500, 400, 'end', { rtl: true })).toMatchObject({ side: 'left' })
    expect(place(500, 400, 'start', { rtl: true })).toMatchObject({ side: 'right' })
  })
  it('shows its start where it is wider than the window', () => {
    const narrow = { width: 320, height: 500 }
    expect(placeBeside(at(100, 400), { width: 400, height: 60 }, narrow, { side: 'top', rtl: false }).left).toBe(8)
  })
})

describe('alignment', () => {
  it.each([
    ['bottom', 'start', false, 500, 436 + gap],
    ['bottom', 'end', false, 436, 436 + gap],
    ['bottom', 'start', true, 436, 436 + gap],
    ['bottom', 'end', true, 500, 436 + gap],
    ['end', 'start', false, 536 + gap, 400],
    ['end', 'end', false, 536 + gap, 408],
    ['end', 'start', true, 400 - gap, 400],
  ] as const)('%s, %s, right to left: %s', (side, align, rtl, left, top) => {
    expect(place(500, 400, side, { align, rtl })).toMatchObject({ left, top })
  })
  it('keeps the distance it is told', () => {
    expect(place(500, 400, 'bottom', { gap: 20 })).toMatchObject({ top: 456 })
  })
})

describe('height', () => {
  const tall = { width: 100, height: 900 }
  it('is what the better side has, and the box ends at the window’s margin', () => {
    expect(placeBeside(at(500, 300), tall, viewport, { side: 'top', rtl: false })).toMatchObject({
      side: 'bottom',
      top: 336 + gap,
      maxHeight: 800 - 336 - gap - 8,
    })
    expect(placeBeside(at(500, 500), tall, viewport, { side: 'bottom', rtl: false })).toMatchObject({
      side: 'top',
      top: 8,
      maxHeight: 500 - gap - 8,
    })
  })
  it('is the whole window beside it', () => {
    expect(placeBeside(at(500, 300), tall, viewport, { side: 'end', rtl: false })).toMatchObject({
      top: 8,
      maxHeight: 784,
    })
  })
})

it('never leaves a window it fits into, wherever the anchor is', () => {
  const sides = ['top', 'bottom', 'start', 'end'] as const
  const aligns = ['start', 'center', 'end'] as const
  for (let left = -200; left <= 1200; left += 70) {
    for (let top = -200; top <= 1000; top += 70) {
      for (const side of sides) {
        for (const align of aligns) {
          for (const rtl of [false, true]) {
            const { left: x, top: y } = place(left, top, side, { align, rtl })
            expect(x >= 8 && x <= 892 && y >= 8 && y <= 800 - 8).toBe(true)
          }
        }
      }
    }
  }
})
