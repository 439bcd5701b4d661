'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { beginSwipe, moveSwipe, swipeStep, type Swipe } from './swipe-gesture.ts'
import { restingWheel, turnWheel } from './wheel-gesture.ts'

/** They have the arrow keys for themselves. */
const fields = 'input, textarea, select, [contenteditable]'
/** They are pressed: by Space, and by a tap. */
const pressed = `a, button, [role=button], ${fields}`

function isWithin(target: EventTarget | null, selector: string): boolean {
  return target instanceof Element && target.closest(selector) !== null
}

/** Whether it is a control, or a part of one, and not the picture. */
export function isControl(target: EventTarget | null): boolean {
  return isWithin(target, pressed)
}

/**
 * Keys, wheel and finger.
 *
 * @param go goes to an index, or as far as there are videos
 * @param shortcuts what Space and M do
 * @param pageKeys keys count while nothing on the page has the focus, or nothing smaller than what the pager stands in, too
 */
export function usePagerInput(
  stage: RefObject<HTMLElement | null>,
  index: number,
  go: (index: number) => void,
  shortcuts: Record<' ' | 'm', () => void>,
  pageKeys: boolean,
): void {
  const wheel = useRef(restingWheel)
  const swipe = useRef<Swipe>(undefined)

  // At every render: they are three listeners, and always of this render.
  useEffect(() => {
    const element = stage.current
    if (!element) return undefined
    const ended = new AbortController()

    function press(event: KeyboardEvent): void {
      const { target, key } = event
      if (
        event.defaultPrevented ||
        event.ctrlKey ||
        event.metaKey ||
        event.altKey ||
        isWithin(target, fields) ||
        !(target instanceof Node && (element?.contains(target) || (pageKeys && target.contains(element))))
      )
        return
      const to: Record<string, number> = {
        ArrowDown: index + 1,
        PageDown: index + 1,
        ArrowUp: index - 1,
        PageUp: index - 1,
        Home: 0,
        End: Infinity,
      }
      const letter = key.toLowerCase()
      if (to[key] !== undefined) go(to[key])
      else if ((letter === 'm' || letter === ' ') && !event.repeat && !isControl(target)) shortcuts[letter]()
      else return
      event.preventDefault()
    }

    function turn(event: WheelEvent): void {
      // With Control held it is a zoom.
      if (event.ctrlKey) return
      event.preventDefault()
      wheel.current = turnWheel(wheel.current, event.deltaY, event.timeStamp, event.deltaMode)
      go(index + wheel.current.step)
    }

    function touch({ type, target, isPrimary, pointerType, clientX, clientY }: PointerEvent): void {
      const last = swipe.current
      // A mouse selects text and drags the slider; the wheel and the buttons are there for it.
      if (!element || !isPrimary || pointerType === 'mouse') return
      if (type === 'pointerdown' && !isWithin(target, fields)) swipe.current = beginSwipe(clientX, clientY)
      else if (last) {
        const next = type === 'pointermove' ? moveSwipe(last, clientX, clientY) : undefined
        const distance = next?.distance ?? 0
        swipe.current = next
        // A finger is captured by what it touched, which lies in here.
        element.style.setProperty('--drag', distance ? `${distance}px` : '')
        if (type === 'pointerup') go(index + swipeStep(last))
      }
    }

    // On the document, so that every handler of the consumer comes first and can prevent this.
    document.addEventListener('keydown', press, ended)
    // React's own wheel listener is passive: it could not keep the page behind from scrolling.
    element.addEventListener('wheel', turn, { passive: false, signal: ended.signal })
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      element.addEventListener(type, touch, ended)
    return () => ended.abort()
  })
}
