'use client'

import type { KeyboardEvent, RefObject, SyntheticEvent } from 'react'
import { useEffect, useRef } from 'react'
import { holdsTopLayer } from '../top-layer/top-layer.ts'

export type Dismiss = (reason: 'outside' | 'focus-out' | 'escape', event: Event) => void

/**
 * Closes what floats when a person turns to something else: a press beside it, focus that moves on, Escape.
 *
 * What it rendered elsewhere (a dialog, a menu at the end of the body) is a part of it: React's events come up from there,
 * and the document's are held against them. Escape belongs to the innermost thing only. A modal dialog over it, which made
 * it inert, lets it wait.
 *
 * @returns handlers for the floating element
 */
export function useLightDismiss(
  floating: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  dismiss: Dismiss,
) {
  const fromInside = useRef<Event>(undefined)

  useEffect(() => {
    const element = floating.current
    const opener = trigger.current
    if (!element) return undefined
    const controller = new AbortController()
    const { signal } = controller

    const turnAway = (reason: 'outside' | 'focus-out', event: Event) => {
      const { target } = event
      if (event === fromInside.current || !(target instanceof Element) || element.closest('[inert]')) return
      // Its own elements are asked for as well: React hears no event while it commits, when dialogs give focus back.
      if (element.contains(target) || opener?.contains(target) || target.closest('[data-above-modal]')) return
      dismiss(reason, event)
    }
    document.addEventListener('focusin', (event) => turnAway('focus-out', event), { signal })
    // A finger may only be scrolling; it has tapped once it is lifted in its place.
    for (const type of ['pointerdown', 'pointerup'] as const) {
      document.addEventListener(
        type,
        (event) => (event.pointerType === 'touch') === (type === 'pointerup') && turnAway('outside', event),
        { signal },
      )
    }
    document.addEventListener(
      'keydown',
      (event) => {
        const { target } = event
        // Focus in here is the floating element's own matter; elsewhere but on its trigger it is somebody else's.
        const ours = target === document.body || (target instanceof Node && opener?.contains(target))
        if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented || !ours) return
        if (element.closest('[inert]') || holdsTopLayer(element)) return
        event.preventDefault()
        dismiss('escape', event)
      },
      // Before a dialog around it takes the same Escape for itself.
      { capture: true, signal },
    )
    return () => controller.abort()
  }, [floating, trigger, dismiss])

  const note = (event: SyntheticEvent) => {
    fromInside.current = event.nativeEvent
  }
  return {
    onFocus: note,
    onPointerDown: note,
    onPointerUp: note,
    onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || event.nativeEvent.isComposing || event.defaultPrevented) return
      if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target)) return
      event.preventDefault()
      dismiss('escape', event.nativeEvent)
    },
  }
}
