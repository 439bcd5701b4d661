'use client'

import { useEffect, useRef, type RefObject } from 'react'
import { scrollsInside } from './inner-scroll.ts'
import { beginSwipe, moveSwipe, swipeStep, type Swipe } from './swipe-gesture.ts'
import { quiet, restingWheel, turnWheel } from './wheel-gesture.ts'

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
 * @param last the last index there is, or will be: beyond both ends the wheel is the page's
 * @param go goes to an index, or as far as there are videos
 * @param shortcuts what Space and M do
 * @param pageKeys keys count while nothing on the page has the focus, or nothing smaller than what the pager stands in, too
 */
export function usePagerInput(
  stage: RefObject<HTMLElement | null>,
  index: number,
  last: number,
  go: (index: number) => void,
  shortcuts: Record<' ' | 'm', () => void>,
  pageKeys: boolean,
): void {
  const wheel = useRef(restingWheel)
  const swipe = useRef<Swipe>(undefined)
  /** When something inside the pager was scrolled last, or the page around it. */
  const elsewhere = useRef(Number.NEGATIVE_INFINITY)

  // At every render: they are few listeners, and always of this render.
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
      const { deltaX, deltaY, timeStamp } = event
      // With Control held it is a zoom; sideways it is the browser's way back, or a row of its own.
      if (!element || event.ctrlKey || Math.abs(deltaX) > Math.abs(deltaY)) return
      const before = wheel.current
      const direction = Math.sign(deltaY)
      const goesOn = timeStamp - before.at <= quiet && direction * before.sum >= 0
      const nowhere = direction > 0 ? index >= last : index <= 0
      // One flick belongs to whatever it began with: to what scrolls inside, which it may bring to its end; to the page; or to
      // the pager, so that what is left of the flick to the last video does not scroll the page away.
      if (
        timeStamp - elsewhere.current <= quiet ||
        (!(goesOn && before.spent) && (nowhere || scrollsInside(event.target, element, direction)))
      ) {
        elsewhere.current = timeStamp
        return
      }
      event.preventDefault()
      wheel.current = turnWheel(before, deltaY, timeStamp, event.deltaMode)
      go(index + wheel.current.step)
    }

    function touch({ type, target, isPrimary, pointerType, clientX, clientY, timeStamp }: PointerEvent): void {
      const before = swipe.current
      // A mouse selects text and drags the slider; the wheel and the buttons are there for it.
      if (!element || !isPrimary || pointerType === 'mouse') return
      if (type === 'pointerdown' && !isWithin(target, fields)) swipe.current = beginSwipe(clientX, clientY, timeStamp)
      else if (before) {
        let next = type === 'pointermove' ? moveSwipe(before, clientX, clientY, timeStamp) : undefined
        // Decided just now: a finger that can scroll what it lies on does that.
        if (next?.upright && !before.upright && scrollsInside(target, element, -next.distance)) next = undefined
        const distance = next?.distance ?? 0
        swipe.current = next
        // A finger is captured by what it touched, which lies in here.
        element.style.setProperty('--drag', distance ? `${distance}px` : '')
        if (type === 'pointerup') go(index + swipeStep(before, timeStamp))
      }
    }

    function hold(event: TouchEvent): void {
      // What lies under the finger is at its end: the browser would take the finger to scroll it all the same.
      if (swipe.current?.upright && event.cancelable) event.preventDefault()
    }

    // On the document, so that every handler of the consumer comes first and can prevent this.
    document.addEventListener('keydown', press, ended)
    // React's own wheel listener is passive: it could not keep the page behind from scrolling.
    element.addEventListener('wheel', turn, { passive: false, signal: ended.signal })
    element.addEventListener('touchmove', hold, { passive: false, signal: ended.signal })
    for (const type of ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const)
      element.addEventListener(type, touch, ended)
    return () => ended.abort()
  })
}
