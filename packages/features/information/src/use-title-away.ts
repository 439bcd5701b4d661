import { useEffect, type RefObject } from 'react'

/** The height of the bar over the page, in px: what has gone under it is out of sight. */
const bar = 52

/** Whether what was seen is out of sight now. A busy browser tells of several sightings at once, the latest last. */
export const hasLeft = (sightings: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]): boolean =>
  sightings.at(-1)?.isIntersecting === false

/** Tells the frame, by `data-title-away` on the document, once the page's title has scrolled away: its bar shows it from then on. */
export function useTitleAway(title: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (title.current === null) return undefined
    const { documentElement } = document
    const observer = new IntersectionObserver(
      (sightings) => documentElement.toggleAttribute('data-title-away', hasLeft(sightings)),
      { rootMargin: `-${bar}px 0px 0px` },
    )
    observer.observe(title.current)
    return () => {
      observer.disconnect()
      documentElement.removeAttribute('data-title-away')
    }
  }, [title])
}
