'use client'
import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'

/** Less than this, in px, and a press on the handle is a press, not a drag. */
const slack = 4

/**
 * Drags one row of a list by its handle: `onMove` is told the index that the pointer has reached, once for each. The
 * list itself moves the row; nothing here touches the document's order.
 *
 * It listens on the window while a drag lasts: a handle that is moved in the document loses a pointer it has captured.
 */
export function useDrag(list: RefObject<HTMLElement | null>, onMove: (id: string, to: number) => void) {
  const [dragging, setDragging] = useState<string>()
  /** Whether the press that goes on, or the last one, became a drag. */
  const moved = useRef(false)
  const stop = useRef(() => {})
  const move = useRef(onMove)
  useEffect(() => {
    move.current = onMove
  })
  useEffect(() => () => stop.current(), [])

  const indexAt = (y: number) => {
    const rows = Array.from(list.current?.children ?? [])
    const over = rows.findIndex((row) => y < row.getBoundingClientRect().bottom)
    return over === -1 ? rows.length - 1 : over
  }

  /** The press on the handle of the row `id` that stands at `from`. */
  const begin = (event: PointerEvent, id: string, from: number) => {
    if (event.button !== 0) return
    stop.current()
    moved.current = false
    const started = event.clientY
    // Kept here and not read from the page: a second move may come before the first is shown.
    let at = from
    const following = new AbortController()
    const follow = ({ clientY }: globalThis.PointerEvent) => {
      if (!moved.current && Math.abs(clientY - started) < slack) return
      moved.current = true
      setDragging(id)
      const to = indexAt(clientY)
      if (to === at) return
      at = to
      move.current(id, to)
    }
    stop.current = () => {
      following.abort()
      setDragging(undefined)
    }
    const { signal } = following
    window.addEventListener('pointermove', follow, { signal })
    window.addEventListener('pointerup', () => stop.current(), { signal })
    window.addEventListener('pointercancel', () => stop.current(), { signal })
  }

  /** Whether the press that just ended was a drag: the click it ends with is none. */
  const wasDrag = () => {
    const was = moved.current
    moved.current = false
    return was
  }

  return { dragging, begin, wasDrag }
}
