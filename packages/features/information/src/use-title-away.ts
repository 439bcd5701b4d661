import { useEffect, type RefObject } from 'react'

/** The height of the bar over the page, in px: what has gone under it is out of sight. */
const bar = 52

/** Tells the frame, by `data-title-away` on the document, once the page's title has scrolled away: its bar shows it from then on. */
export function useTitleAway(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (title.current === null) return undefined
    const { documentElement } = document
    const observer = new IntersectionObserver(
      ([entry]) => documentElement.toggleAttribute('data-title-away', entry?.isIntersecting === false),
      { rootMargin: `-${bar}px 0px 0px` },
    )
    observer.observe(title.current)
    return () => {
      observer.disconnect()
      documentElement.removeAttribute('data-title-away')
    }
  }, [title])
}
