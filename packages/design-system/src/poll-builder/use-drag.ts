'use client'
import { useRef, useState, type PointerEvent, type RefObject } from 'react'

/** Less than this, in px, and a press on the handle is a press, not a drag. */
const slack = 4

/**
 * Drags one row of a list by its handle: `onMove` is told the index the pointer stands over whenever that is another
 * than the row's own. The list itself moves the row; nothing here touches the document's order.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const start = useRef<{ y: number; moved: boolean }>(undefined)
  const [dragging, setDragging] = useState<string>()

  const indexAt = (y: number) => {
    const rows = Array.from(list.current?.children ?? [])
    const over = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return over === -1 ? rows.length - 1 : over
  }

  /** Handlers for the handle of the row `id` that stands at `index`. */
  const handle = (id: string, index: number) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return
      event.currentTarget.setPointerCapture(event.pointerId)
      start.current = { y: event.clientY, moved: false }
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const began = start.current
      if (!began || (!began.moved && Math.abs(event.clientY - began.y) < slack)) return
      began.moved = true
      setDragging(id)
      const to = indexAt(event.clientY)
      if (to !== index) onMove(id, to)
    },
    onPointerUp: () => setDragging(undefined),
    onPointerCancel: () => setDragging(undefined),
  })

  /** Whether the press that just ended was a drag: the click it ends with is none. */
  const wasDrag = () => {
    const moved = start.current?.moved ?? false
    start.current = undefined
    return moved
  }

  return { dragging, handle, wasDrag }
}
