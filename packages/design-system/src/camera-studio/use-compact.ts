'use client'
import { useLayoutEffect, useState, type RefObject } from 'react'

/** Below this width in px the studio is one column: the picture, and everything else over or under it. */
export const compactBelow = 872

/**
 * Whether an element is narrower than `compactBelow`: its own width, not the window's, since a navigation stands beside
 * the studio in one app and not in another. False on a server; known before the first paint.
 */
export function useCompact(host: RefObject<HTMLElement | null>): boolean {
  const [compact, setCompact] = useState(false)
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return undefined
    const measure = () => setCompact(element.clientWidth > 0 && element.clientWidth < compactBelow)
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [host])
  return compact
}
