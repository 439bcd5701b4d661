'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** Lists up to this long are drawn whole. */
const few = 100
/** Lines drawn beyond each edge, and the step in which the drawn ones change. */
const beyond = 10

/** Which lines of a list are drawn: all of a short one, those near what is seen of a long one. */
export interface DrawnLines {
  readonly from: number
  readonly to: number
  /** Where not all are: each stands at its place, and all are equally high. */
  readonly windowed: boolean
}

/** @param list what scrolls @param lines how many there are */
export function useDrawnLines(list: RefObject<HTMLElement | null>, lines: number): DrawnLines {
  const windowed = lines > few
  // Before anything is measured.
  const [seen, setSeen] = useState({ from: 0, to: 3 * beyond })
  useLayoutEffect(() => {
    const element = list.current
    if (!element || !windowed) return undefined
    const look = () => {
      const height = element.scrollHeight / lines || 36
      const first = Math.floor(element.scrollTop / height / beyond) * beyond
      const from = Math.max(0, first - beyond)
      const to = first + 2 * beyond + Math.ceil(element.clientHeight / height)
      setSeen((before) => (before.from === from && before.to === to ? before : { from, to }))
    }
    look()
    element.addEventListener('scroll', look, { passive: true })
    const sizes = new ResizeObserver(look)
    sizes.observe(element)
    return () => {
      element.removeEventListener('scroll', look)
      sizes.disconnect()
    }
  }, [list, lines, windowed])
  return windowed ? { ...seen, windowed } : { from: 0, to: lines, windowed }
}
