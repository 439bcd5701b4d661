'use client'

import type { RefObject } from 'react'
import { useEffect, useLayoutEffect } from 'react'
import { hideFromTopLayer, showInTopLayer } from '../top-layer/top-layer.ts'
import { followAnchor, type AnchorTarget } from './follow.ts'
import type { AnchorAlign, AnchorSide } from './placement.ts'

export interface Anchored {
  /** Whether it shows. The floating element has to be in the document by then. */
  open: boolean
  /** What it stands beside, or how to find that; then, an identity that changes makes it look again. */
  anchor: RefObject<AnchorTarget | null> | (() => AnchorTarget | null)
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

const find = (anchor: Anchored['anchor']) => (typeof anchor === 'function' ? anchor() : anchor.current)

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
    const beside = find(anchor)
    if (!open || !floating.current || !beside) return undefined
    return followAnchor(floating.current, beside, { side, align, gap, matchWidth })
  }, [open, anchor, floating, side, align, gap, matchWidth])

  useEffect(() => {
    const beside = find(anchor)
    if (!open || !(beside instanceof Element) || !onAnchorLeave) return undefined
    // Knows of every scrolling ancestor that clips, and of removal too.
    const sight = new IntersectionObserver((entries) => {
      if (entries.at(-1)?.isIntersecting === false) onAnchorLeave(!beside.isConnected)
    })
    sight.observe(beside)
    return () => sight.disconnect()
  }, [open, anchor, onAnchorLeave])
}
