/** Where a tooltip stands. Pure geometry in viewport pixels, for every browser alike. */

/** Where it is wanted; the inline sides turn round in a right-to-left page. */
export type TooltipSide = 'top' | 'bottom' | 'inline-start' | 'inline-end'

export interface Box {
  left: number
  top: number
  width: number
  height: number
}

export interface TooltipPlace {
  left: number
  top: number
  /** The physical side that was taken, after flipping. */
  side: 'top' | 'bottom' | 'left' | 'right'
}

/** Pixels between trigger and tooltip. The tooltip's hover area bridges it (WCAG 1.4.13, hoverable). */
export const gap = 6
/** Pixels it keeps from the edge of the window. */
const margin = 8

const opposite = { top: 'bottom', bottom: 'top', left: 'right', right: 'left' } as const

function clamp(value: number, low: number, high: number): number {
  // A tooltip wider than the window keeps its start in view.
  return Math.max(low, Math.min(value, high))
}

/**
 * Places a tooltip of `size` beside `trigger`: on the wanted side, on the opposite one where only that has room, and
 * moved along the edge so that it stays inside the window.
 */
export function placeTooltip(
  trigger: Box,
  size: { width: number; height: number },
  viewport: { width: number; height: number },
  wanted: TooltipSide,
  rtl: boolean,
): TooltipPlace {
  const physical =
    wanted === 'inline-start' ? (rtl ? 'right' : 'left') : wanted === 'inline-end' ? (rtl ? 'left' : 'right') : wanted
  const room = {
    top: trigger.top - gap - size.height,
    bottom: viewport.height - trigger.top - trigger.height - gap - size.height,
    left: trigger.left - gap - size.width,
    right: viewport.width - trigger.left - trigger.width - gap - size.width,
  }
  const side = room[physical] < margin && room[opposite[physical]] > room[physical] ? opposite[physical] : physical

  const left =
    side === 'left'
      ? room.left
      : side === 'right'
        ? trigger.left + trigger.width + gap
        : trigger.left + (trigger.width - size.width) / 2
  const top =
    side === 'top'
      ? room.top
      : side === 'bottom'
        ? trigger.top + trigger.height + gap
        : trigger.top + (trigger.height - size.height) / 2
  return {
    side,
    left: clamp(left, margin, viewport.width - margin - size.width),
    top: clamp(top, margin, viewport.height - margin - size.height),
  }
}
