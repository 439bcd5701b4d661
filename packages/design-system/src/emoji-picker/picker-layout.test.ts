import { describe, expect, it } from 'vitest'
import { layOut, lineAt, linesBetween, moveIn, rowOf, type Move } from './picker-layout.ts'

/** Three sections in rows of four: 0–1 · none · 2–5, 6–8. */
const layout = layOut([2, 0, 7], 4)

describe('E8 the layout', () => {
  it('E8 has headings and rows, and no heading without anything under it', () => {
    expect(layout.lines).toEqual([
      { top: 0, section: 0, first: 0, count: 0 },
      { top: 28, section: 0, first: 0, count: 2 },
      { top: 64, section: 2, first: 2, count: 0 },
      { top: 92, section: 2, first: 2, count: 4 },
      { top: 128, section: 2, first: 6, count: 3 },
    ])
    expect(layout).toMatchObject({ size: 164, count: 9 })
  })

  it('has rows of one where none is asked for', () => {
    for (const columns of [0, -3, Number.NaN]) expect(layOut([2], columns).lines).toEqual(layOut([2], 1).lines)
  })

  it('E8 mounts what touches the window, and never more than 60 rows of two thousand emoji', () => {
    expect(linesBetween(layout, 40, 93).map(({ top }) => top)).toEqual([28, 64, 92])
    expect(linesBetween(layout, 500, 900)).toEqual([])
    expect(linesBetween(layOut([], 8), 0, 900)).toEqual([])
    const whole = layOut([8, 171, 388, 160, 131, 219, 85, 266, 224, 270], 8)
    for (let top = 0; top < whole.size; top += 90) {
      expect(linesBetween(whole, top - 72, top + 208 + 72).length).toBeLessThanOrEqual(12)
    }
    expect(linesBetween(whole, 0, 2000).length).toBeLessThanOrEqual(60)
  })

  it('knows what stands at a place, and where an emoji stands', () => {
    expect(lineAt(layout, 70)?.section).toBe(2)
    expect(lineAt(layout, -10)?.section).toBe(0)
    expect(rowOf(layout, 8)?.top).toBe(128)
    expect(rowOf(layout, 9)).toBeUndefined()
  })
})

describe('E4 keys', () => {
  const press = (index: number | undefined, key: string, more: Partial<Move> = {}) =>
    moveIn(layout, index, { key, whole: false, rtl: false, page: 5, ...more })

  it('E4 left and right go on across rows and groups, and stop at the ends', () => {
    expect(press(1, 'ArrowRight')).toBe(2)
    expect(press(2, 'ArrowLeft')).toBe(1)
    expect(press(0, 'ArrowLeft')).toBe(0)
    expect(press(8, 'ArrowRight')).toBe(8)
  })

  it('E4 left and right are mirrored from right to left', () => {
    expect(press(1, 'ArrowLeft', { rtl: true })).toBe(2)
    expect(press(2, 'ArrowRight', { rtl: true })).toBe(1)
  })

  it('E4 up and down keep the column as far as the row reaches', () => {
    expect(press(1, 'ArrowDown')).toBe(3)
    expect(press(5, 'ArrowDown')).toBe(8)
    expect(press(5, 'ArrowUp')).toBe(1)
    expect(press(8, 'ArrowDown')).toBe(8)
  })

  it('E4 Home and End lead to the ends of the row, with Control to those of the list', () => {
    expect(press(4, 'Home')).toBe(2)
    expect(press(4, 'End')).toBe(5)
    expect(press(4, 'Home', { whole: true })).toBe(0)
    expect(press(4, 'End', { whole: true })).toBe(8)
  })

  it('E4 PageUp and PageDown pass rows, and stop at the ends', () => {
    expect(press(0, 'PageDown')).toBe(6)
    expect(press(7, 'PageUp')).toBe(1)
    expect(press(0, 'PageDown', { page: 1 })).toBe(2)
  })

  it('E4 the first key enters the list, and other keys do not move', () => {
    expect(press(undefined, 'ArrowDown')).toBe(0)
    expect(press(undefined, 'End', { whole: true })).toBe(8)
    expect(press(0, 'a')).toBeUndefined()
    expect(moveIn(layOut([], 8), undefined, { key: 'ArrowDown', whole: false, rtl: false, page: 5 })).toBeUndefined()
  })
})
