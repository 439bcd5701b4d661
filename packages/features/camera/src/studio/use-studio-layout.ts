import { useLayoutEffect, useState, type RefObject } from 'react'

/** `compact`: one column, the picture, and everything else over or under it. `narrow`: the panel gives way to the picture. */
export type StudioLayout = 'wide' | 'narrow' | 'compact'

/** Below this width in px the studio is one column. */
const compactBelow = 872

/** Up to this width in rem, 1180 px of window less a rail of 88, the panel is narrow and the modes stand over the shutter. */
const narrowUpTo = 68.25

function layoutOf(width: number): StudioLayout {
  if (width > 0 && width < compactBelow) return 'compact'
  const letter = Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  return width <= narrowUpTo * letter ? 'narrow' : 'wide'
}

/**
 * How much room an element has: its own width, not the window's, since a navigation stands beside the studio. `wide` on a
 * server; known before the first paint.
 */
export function useStudioLayout(host: RefObject<HTMLElement | null>): StudioLayout {
  const [layout, setLayout] = useState<StudioLayout>('wide')
  useLayoutEffect(() => {
    const element = host.current
    if (!element) return undefined
    const measure = () => setLayout(layoutOf(element.clientWidth))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [host])
  return layout
}
