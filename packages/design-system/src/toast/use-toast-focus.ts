'use client'

import type { RefObject } from 'react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ToastEntry, ToastStore } from './toast.store.ts'

/** Whether this key press is the hotkey and not a part of composing a character (F8 converts kana in Japanese input). */
export function isHotkey(event: Pick<KeyboardEvent, 'key' | 'isComposing'>, hotkey: string): boolean {
  return event.key === hotkey && !event.isComposing
}

/**
 * The way in and out by keyboard: the hotkey moves focus to the newest toast, and when the toast that had the focus has
 * gone, focus moves to the next one or back to where it came from, never to nowhere. A toast that changes keeps it: on the same part, or on
 * itself where that part has gone.
 */
export function useToastFocus(
  store: ToastStore,
  viewport: RefObject<HTMLElement | null>,
  { entries, isWaiting }: { entries: readonly ToastEntry[]; isWaiting: boolean },
  hotkey: string,
): void {
  const cameFrom = useRef<HTMLElement>(undefined)
  /** The ids of the part that had the focus and of its toast. */
  const focusWasOn = useRef<readonly (string | undefined)[]>(undefined)
  const shows = entries.length > 0

  useEffect(() => {
    const element = viewport.current
    if (!element || !shows) return undefined
    const controller = new AbortController()
    const { signal } = controller
    element.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !element.contains(relatedTarget)) cameFrom.current = relatedTarget
      },
      { signal },
    )
    document.addEventListener(
      'keydown',
      (event) => {
        if (!isHotkey(event, hotkey)) return
        event.preventDefault()
        if (document.activeElement instanceof HTMLElement && !element.contains(document.activeElement)) {
          cameFrom.current = document.activeElement
        }
        lastToast(element)?.focus()
      },
      { signal },
    )
    return () => controller.abort()
  }, [viewport, shows, hotkey])

  // The store tells before React takes the node away: the last moment at which focus can still be seen.
  useEffect(
    () =>
      store.subscribe(() => {
        const { activeElement } = document
        if (!viewport.current?.contains(activeElement)) return
        focusWasOn.current = [activeElement?.id, activeElement?.closest('[data-component=Toast]')?.id]
      }),
    [store, viewport],
  )

  useLayoutEffect(() => {
    const element = viewport.current
    // The toast that takes the place of the one with the focus comes in a moment.
    if (!element || isWaiting || !focusWasOn.current) return
    const parts = focusWasOn.current
    focusWasOn.current = undefined
    if (element.contains(document.activeElement)) return
    const same = parts.map((id) => (id ? document.getElementById(id) : null)).find((part) => part !== null)
    const next = same ?? (entries.length > 0 ? lastToast(element) : undefined) ?? cameFrom.current
    if (next?.isConnected) next.focus()
  }, [viewport, entries, isWaiting])
}

function lastToast(element: HTMLElement): HTMLElement | undefined {
  return [...element.querySelectorAll<HTMLElement>('[data-component=Toast]')].at(-1)
}
