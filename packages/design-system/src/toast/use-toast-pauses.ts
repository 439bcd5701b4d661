'use client'

import type { RefObject } from 'react'
import { useEffect } from 'react'
import type { PauseReason, ToastStore } from './toast.store.ts'

/**
 * Stops the clocks while a person is reading or away: pointer over a toast, focus in one, page hidden, window without
 * focus. (A held finger is the card's own matter.)
 */
export function useToastPauses(store: ToastStore, viewport: RefObject<HTMLElement | null>, live: boolean): void {
  useEffect(() => {
    const element = viewport.current
    if (!live || !element) return undefined
    const controller = new AbortController()
    const listen = (target: EventTarget, type: string, run: () => void) =>
      target.addEventListener(type, run, { signal: controller.signal })
    const set = (reason: PauseReason, on: boolean) => (on ? store.pause(reason) : store.resume(reason))

    listen(element, 'pointerover', () => set('hover', true))
    listen(element, 'pointerleave', () => set('hover', false))
    listen(element, 'focusin', () => set('focus', true))
    element.addEventListener(
      'focusout',
      (event) => set('focus', event.relatedTarget instanceof Node && element.contains(event.relatedTarget)),
      { signal: controller.signal },
    )
    listen(document, 'visibilitychange', () => set('hidden', document.visibilityState === 'hidden'))
    listen(window, 'blur', () => set('blur', true))
    listen(window, 'focus', () => set('blur', false))
    set('hidden', document.visibilityState === 'hidden')
    return () => controller.abort()
  }, [store, viewport, live])
}
