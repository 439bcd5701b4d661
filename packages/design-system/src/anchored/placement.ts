/** Where something that floats stands beside what it belongs to. Pure geometry in viewport pixels, for every browser alike. */

/** Where it is wanted; the inline sides turn round in a right-to-left page. */
export type AnchorSide = 'top' | 'bottom' | 'start' | 'end'

/** Which edges line up along that side; `start` and `end` follow the reading direction above and below. */
export type AnchorAlign = 'start' | 'center' | 'end'

export interface Size {
  width: number
  height: number
}

export interface Box extends Size {
  left: number
  top: number
}

export interface Wanted {
  side: AnchorSide
  /** In the middle by default. */
  align?: AnchorAlign | undefined
  /** Pixels between the two. */
  gap?: number | undefined
  rtl: boolean
}

export interface Place {
  left: number
  top: number
  /** The physical side that was taken, after flipping. */
  side: 'top' | 'bottom' | 'left' | 'right'
  /** Pixels it may be tall there; what is taller scrolls inside. */
  maxHeight: number
}

/** Pixels between the two unless it is said. The hover area of a tooltip bridges it (WCAG 1.4.13, hoverable). */
export const gap = 6
/** Pixels kept from the edge of the window. */
const margin = 8

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

function clamp(value: number, size: number, window: number): number {
  // What is wider than the window keeps its start in view.
  return Math.max(margin, Math.min(value, window - margin - size))
}

/**
 * Places a box of `size` beside `anchor`: on the wanted side, on the opposite one where only that has more room, and
 * moved along the edge so that it stays inside the window.
 */
export function placeBeside(anchor: Box, size: Size, viewport: Size, wanted: Wanted): Place {
  const { rtl, align = 'center', gap: between = gap } = wanted
  const start = rtl ? 'right' : 'left'
  const physical = wanted.side === 'start' ? start : wanted.side === 'end' ? opposite[start] : wanted.side
  const right = anchor.left + anchor.width
  const bottom = anchor.top + anchor.height
  /** What would be left between box and window on each side. */
  const room = {
    top: anchor.top - between - size.height,
    bottom: viewport.height - bottom - between - size.height,
    left: anchor.left - between - size.width,
    right: viewport.width - right - between - size.width,
  }
  const other = opposite[physical]
  const side = room[physical] < margin && room[other] > room[physical] ? other : physical

  const beside = side === 'left' || side === 'right'
  const maxHeight = beside ? viewport.height - 2 * margin : room[side] + size.height - margin
  const height = Math.min(size.height, Math.max(0, maxHeight))
  /** 0 lines up the left or upper edges, 1 the right or lower ones. */
  const along = align === 'center' ? 0.5 : (align === 'end') === (beside || !rtl) ? 1 : 0
  const left =
    side === 'left' ? room.left : side === 'right' ? right + between : anchor.left + (anchor.width - size.width) * along
  const top =
    side === 'top'
      ? anchor.top - between - height
      : side === 'bottom'
        ? bottom + between
        : anchor.top + (anchor.height - height) * along
  return { side, maxHeight, left: clamp(left, size.width, viewport.width), top: clamp(top, height, viewport.height) }
}
