import { useEffect, useRef, type MouseEvent, type PointerEvent } from 'react'

/** Two taps within this time and this far from each other are one action. */
const doubleMs = 300
const nearPx = 40

/** A press that stays this long holds the video still until it ends; a finger that moves further than this is swiping. */
const holdMs = 350
const stillPx = 8

/** What is pressed itself. */
const controls = 'a, button, [role=button], input, textarea, select'

const isPicture = (target: EventTarget): boolean =>
  target instanceof Element && target.closest('[role=group]') !== null && target.closest(controls) === null

const filmIn = (pager: Element) => pager.querySelector<HTMLVideoElement>('[role=group]:not([inert]) > video')

/**
 * What more than a tap, which plays and pauses, a press on the picture means (specification §2.5): a second tap right after the first
 * leaves the video as it was and means something of its own, and a press that stays holds the video for as long as it lasts. Buttons do
 * the same for those who do not tap.
 * @returns the handlers of an element around the pager
 */
export function usePictureTaps(onDoubleTap: () => void) {
  const last = useRef({ at: -Infinity, x: 0, y: 0 })
  const press = useRef({ timer: 0, x: 0, y: 0 })
  const held = useRef<HTMLVideoElement>(undefined)
  const hasHeld = useRef(false)

  const release = () => {
    clearTimeout(press.current.timer)
    // Where the browser refuses, it stays paused, and the controls say so.
    held.current?.play().catch(() => undefined)
    held.current = undefined
  }
  useEffect(() => () => clearTimeout(press.current.timer), [])

  return {
    onPointerDown({ target, currentTarget, isPrimary, button, clientX: x, clientY: y }: PointerEvent) {
      release()
      hasHeld.current = false
      if (!isPrimary || button !== 0 || !isPicture(target)) return
      const timer = window.setTimeout(() => {
        const film = filmIn(currentTarget)
        if (film === null || film.paused) return
        held.current = film
        hasHeld.current = true
        film.pause()
      }, holdMs)
      press.current = { timer, x, y }
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      const { x, y, timer } = press.current
      if (Math.hypot(clientX - x, clientY - y) > stillPx) clearTimeout(timer)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu(event: MouseEvent) {
      // A long press is not a question for the browser's menu, except by the mouse.
      if (held.current !== undefined) event.preventDefault()
    },
    // Before the pager: the end of a press that held the video is no tap.
    onClickCapture(event: MouseEvent) {
      const { target, timeStamp, clientX: x, clientY: y } = event
      if (!isPicture(target)) return
      if (hasHeld.current) {
        hasHeld.current = false
        event.stopPropagation()
        return
      }
      const before = last.current
      const isSecond = timeStamp - before.at < doubleMs && Math.hypot(x - before.x, y - before.y) < nearPx
      last.current = isSecond ? { at: -Infinity, x, y } : { at: timeStamp, x, y }
      // The pager paused or played with the first tap, and takes that back with the second.
      if (isSecond) onDoubleTap()
    },
  }
}
