import { describe, expect, it } from 'vitest'
import { gap, placeTooltip } from './tooltip-position.ts'

const viewport = { width: 1000, height: 800 }
const size = { width: 100, height: 28 }
const at = (left: number, top: number) => ({ left, top, width: 36, height: 36 })

describe('TT7: a tooltip', () => {
  it('stands above, in the middle', () => {
    expect(placeTooltip(at(500, 400), size, viewport, 'top', false)).toEqual({
      side: 'top',
      left: 468,
      top: 400 - gap - 28,
    })
  })
  it('flips where there is no room and the other side has some', () => {
    expect(placeTooltip(at(500, 10), size, viewport, 'top', false)).toMatchObject({ side: 'bottom', top: 46 + gap })
    expect(placeTooltip(at(500, 760), size, viewport, 'bottom', false)).toMatchObject({ side: 'top' })
    expect(placeTooltip(at(960, 400), size, viewport, 'inline-end', false)).toMatchObject({ side: 'left' })
  })
  it('moves along the edge to stay in the window', () => {
    expect(placeTooltip(at(0, 400), size, viewport, 'top', false).left).toBe(8)
    expect(placeTooltip(at(970, 400), size, viewport, 'top', false).left).toBe(1000 - 8 - 100)
  })
  it('turns the inline sides round from right to left', () => {
    expect(placeTooltip(at(500, 400), size, viewport, 'inline-end', true)).toMatchObject({ side: 'left' })
    expect(placeTooltip(at(500, 400), size, viewport, 'inline-start', true)).toMatchObject({ side: 'right' })
  })
  it('shows its start where it is wider than the window', () => {
    expect(placeTooltip(at(100, 400), { width: 400, height: 60 }, { width: 320, height: 500 }, 'top', false).left).toBe(
      8,
    )
  })
})
