import { useEffect, useSyncExternalStore, type RefObject } from 'react'

const query = '(max-width: 44.9375rem)'

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}

/** Whether the window is a phone's: below 720 px, where the dialog fills it. Only for what a browser alone draws. */
export const usePhone = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)

/** Keeps the foot of an element above a keyboard that lies over the page (iOS), by room at its end. */
export function useRoomForKeyboard(ref: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { visualViewport: viewport } = window
    if (viewport === null) return undefined
    const fit = () => {
      const covered = Math.max(0, innerHeight - viewport.height - viewport.offsetTop)
      // A bar of the browser is no keyboard, and zooming in is none either.
      const isKeyboard = covered > 100 && viewport.scale < 1.05
      ref.current?.style.setProperty('padding-block-end', isKeyboard ? `${covered}px` : '')
    }
    fit()
    viewport.addEventListener('resize', fit)
    viewport.addEventListener('scroll', fit)
    return () => {
      viewport.removeEventListener('resize', fit)
      viewport.removeEventListener('scroll', fit)
    }
  }, [ref])
}
