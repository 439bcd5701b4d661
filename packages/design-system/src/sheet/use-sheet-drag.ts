'use client'

import type { RefObject } from 'react'
import { useEffect } from 'react'
import { beginDrag, moveDrag, type Drag } from '../touch/drag.ts'
import { isFree } from '../touch/is-free.ts'
import { closesSheet } from './sheet-drag.ts'

/**
 * Pulls a bottom sheet down: by its head with any pointer, anywhere with a finger. A fling or two fifths of its height
 * close it, less snaps back. `aria-hidden` handle and Close button are the same thing for whoever cannot drag (WCAG 2.5.7).
 */
export function useSheetDrag(
  panel: RefObject<HTMLElement | null>,
  handle: RefObject<HTMLElement | null>,
  enabled: boolean,
  close: (event: Event) => boolean,
): void {
  useEffect(() => {
    const sheet = panel.current
    if (!sheet || !enabled) return undefined
    const controller = new AbortController()
    const { signal } = controller
    let drag: Drag | undefined

    sheet.addEventListener(
      'pointerdown',
      (event) => {
        const { target } = event
        // A side panel shows no handle and is not pulled.
        if (!event.isPrimary || event.button !== 0 || !handle.current?.offsetHeight || !(target instanceof Element))
          return
        if (target.closest('button, a')?.closest('[data-sheet-head]')) return
        if (event.pointerType === 'touch' || target.closest('[data-sheet-head]')) {
          drag = beginDrag(event.clientX, event.clientY, event.timeStamp)
        }
      },
      { signal },
    )
    sheet.addEventListener(
      'pointermove',
      (event) => {
        if (!drag || !(event.target instanceof Element)) return
        const next = moveDrag(drag, event.clientX, event.clientY, event.timeStamp, isFree(event.target, sheet))
        if (next.kind === 'down' && drag.kind === 'none') {
          sheet.dataset['dragging'] = ''
          // A pointer of a test has nothing to capture.
          if (event.isTrusted) sheet.setPointerCapture(event.pointerId)
        }
        drag = next.kind === 'elsewhere' ? undefined : next
        if (next.kind === 'down') sheet.style.transform = `translateY(${next.distance}px)`
      },
      { signal },
    )
    const end = (event: PointerEvent) => {
      const ended = drag
      drag = undefined
      delete sheet.dataset['dragging']
      const back = () => {
        sheet.style.transform = ''
      }
      const pulled = ended && event.type === 'pointerup' && closesSheet(ended, sheet.offsetHeight, event.timeStamp)
      // Leaving begins where the finger let go; staying goes back from there.
      if (!pulled || !close(event)) back()
      // A parent that keeps it open says so by drawing it as it was.
      else requestAnimationFrame(() => sheet.closest('[inert]') === null && back())
    }
    sheet.addEventListener('pointerup', end, { signal })
    sheet.addEventListener('pointercancel', end, { signal })
    // Else the browser would take the finger for scrolling, and the drag would be cancelled at once.
    sheet.addEventListener(
      'touchmove',
      (event) => {
        const [touch] = event.touches
        if (!drag || !touch || !event.cancelable || !(event.target instanceof Element)) return
        if (drag.kind === 'down' || (touch.clientY > drag.y && isFree(event.target, sheet))) event.preventDefault()
      },
      { signal, passive: false },
    )
    return () => controller.abort()
  }, [panel, handle, enabled, close])
}
