'use client'

import type { RefObject } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import { hideFromTopLayer, showInTopLayer } from '../top-layer/top-layer.ts'
import { followAnchor } from './follow.ts'
import type { AnchorAlign, AnchorSide } from './placement.ts'

export interface Anchored {
  /** Whether it shows. The floating element has to be in the document by then. */
  open: boolean
  anchor: RefObject<Element | null>
  /** Rendered with `popover="manual"`, the class `anchored` of anchored.css.ts and no `display` of its own while closed. */
  floating: RefObject<HTMLElement | null>
  /** Below by default. */
  side?: AnchorSide | undefined
  /** `start` by default. */
  align?: AnchorAlign | undefined
  /** Pixels between the two, 6 by default. */
  gap?: number | undefined
  /** Makes it at least as wide as its anchor, as a listbox is. */
  matchWidth?: boolean | undefined
  /**
   * The anchor scrolled out of sight, or left the document (`gone`). Without it the floating element stays, at the edge of
   * the window.
   */
  onAnchorLeave?: ((gone: boolean) => void) | undefined
}

/**
 * Shows `floating` in the top layer, where nothing clips or covers it, and keeps it beside `anchor`. The element stays
 * where it is in the document, so that Tab order, inheritance and `inert` are those of its place. It learns its side from
 * `data-side` and its greatest height from `--anchored-height`.
 *
 * Listens to nothing while closed. Where popovers are not known it stands by `position: fixed` alone.
 */
export function useAnchored({
  open,
  anchor,
  floating,
  side = 'bottom',
  align = 'start',
  gap,
  matchWidth,
  onAnchorLeave,
}: Anchored): void {
  useLayoutEffect(() => {
    const element = floating.current
    if (!open || !element) return undefined
    showInTopLayer(element)
    return () => hideFromTopLayer(element)
  }, [open, floating])

  useLayoutEffect(() => {
    if (!open || !floating.current || !anchor.current) return undefined
    return followAnchor(floating.current, anchor.current, { side, align, gap, matchWidth })
  }, [open, anchor, floating, side, align, gap, matchWidth])

  useEffect(() => {
    const beside = anchor.current
    if (!open || !beside || !onAnchorLeave) return undefined
    // Knows of every scrolling ancestor that clips, and of removal too.
    const sight = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) onAnchorLeave(!beside.isConnected)
    })
    sight.observe(beside)
    return () => sight.disconnect()
  }, [open, anchor, onAnchorLeave])
}
