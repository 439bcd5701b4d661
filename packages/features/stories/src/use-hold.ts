import { useRef, useState, type MouseEvent, type PointerEvent } from 'react'

/** A press that stays this long holds what runs; a shorter one is a tap. */
const holdMs = 300

/** Whether a press is holding still what runs, and the handlers that find out. The click that ends such a press is none. */
export function useHold() {
  const [isHeld, setHeld] = useState(false)
  const timer = useRef(0)
  const wasHeld = useRef(false)
  const release = () => {
    clearTimeout(timer.current)
    setHeld(false)
  }
  return {
    isHeld,
    onPointerDown({ isPrimary, button }: PointerEvent) {
      release()
      wasHeld.current = false
      if (!isPrimary || button !== 0) return
      timer.current = window.setTimeout(() => {
        wasHeld.current = true
        setHeld(true)
      }, holdMs)
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
    onContextMenu(event: MouseEvent) {
      if (wasHeld.current) event.preventDefault()
    },
    onClickCapture(event: MouseEvent) {
      if (!wasHeld.current) return
      wasHeld.current = false
      event.stopPropagation()
      event.preventDefault()
    },
  }
}
