'use client'

import type { MouseEvent, PointerEvent, RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { isComposing } from '../composing/is-composing.ts'
import { returnFocus } from '../focus/return-focus.ts'
import type { SetOpen } from '../open-change/open-change.ts'
import { takePlace } from '../place/take-place.ts'
import { findOpener, focusInside } from './dialog-focus.ts'
import { isTopmost, openModal } from './modal-stack.ts'

export interface Modal {
  open: boolean
  setOpen: SetOpen
  /** What stands where the surface is written: it has the theme and the direction that are right. */
  place: RefObject<Element | null>
  /** What covers the window. */
  overlay: RefObject<HTMLElement | null>
  /** What is named and takes the focus. */
  panel: RefObject<HTMLElement | null>
  /** Whether Escape and a press beside it close it, or Escape alone. */
  dismissible: boolean | 'escape'
  /** The trigger that opened it, where one did. */
  opener: RefObject<HTMLElement | undefined>
  returnFocusTo: { readonly current: HTMLElement | null } | undefined
  /** It has closed and every animation of leaving is over. */
  onGone: () => void
}

/**
 * What every modal surface does: silences the page, takes the focus and gives it back, closes on Escape and on a press beside
 * it, and stays until it has left.
 *
 * @returns handlers for the overlay
 */
export function useModal({ open, setOpen, place, overlay, panel, dismissible, opener, returnFocusTo, onGone }: Modal) {
  const pressedBeside = useRef(false)
  // Read while rendering: in an effect, a menu whose item opened this would be gone, and the focus with it.
  const [before] = useState(() => findOpener())
  // A caller may give another one with every render; that is no reason to close and open again.
  const wanted = useRef(returnFocusTo)
  useLayoutEffect(() => {
    wanted.current = returnFocusTo
  })
  useLayoutEffect(() => {
    if (overlay.current && place.current) takePlace(overlay.current, place.current)
  })

  useLayoutEffect(() => {
    const host = overlay.current
    if (!open || !host || !panel.current) return undefined
    const close = openModal(host)
    if (isTopmost(host)) focusInside(panel.current)
    return () => {
      close()
      // The ref of now, not of when the dialog opened: what takes the focus may have come since.
      // oxlint-disable-next-line react-hooks/exhaustive-deps
      const targets = [wanted.current?.current, opener.current, before]
      returnFocus(
        targets.find((target) => target?.isConnected),
        { preventScroll: true },
      )
    }
  }, [open, opener, before, overlay, panel])

  const takesEscape = dismissible !== false
  useEffect(() => {
    const host = overlay.current
    if (!open || !takesEscape || !host) return undefined
    // On the document and last: whatever inside wants Escape for itself (a menu, a tooltip) has taken it by then.
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || isComposing(event) || event.defaultPrevented || !isTopmost(host)) return
      event.preventDefault()
      setOpen(false, 'escape', event)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [open, takesEscape, overlay, setOpen])

  useEffect(() => {
    const host = overlay.current
    if (open || !host) return undefined
    let cancelled = false
    // What turns for ever (a spinner inside) never finishes; only what leaves is waited for.
    const leaving = host.getAnimations({ subtree: true }).flatMap((animation) => {
      const { endTime } = animation.effect?.getComputedTiming() ?? {}
      return typeof endTime === 'number' && Number.isFinite(endTime) ? [{ animation, endTime }] : []
    })
    // A page that draws no frames (behind another tab, on a busy machine) finishes no animation: then the clock decides.
    const longest = Math.max(0, ...leaving.map(({ endTime }) => endTime))
    const timer = setTimeout(onGone, longest + 100)
    const leave = async () => {
      await Promise.allSettled(leaving.map(({ animation }) => animation.finished))
      if (!cancelled) onGone()
    }
    void leave()
    return () => {
      cancelled = true
      clearTimeout(timer)
    }
  }, [open, overlay, onGone])

  // Only a press that began and ended beside the dialog closes it: not a text selection that slipped out.
  return {
    onPointerDown: (event: PointerEvent) => {
      pressedBeside.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent) => {
      if (dismissible === true && pressedBeside.current && event.target === event.currentTarget) {
        setOpen(false, 'outside', event.nativeEvent)
      }
    },
  }
}
