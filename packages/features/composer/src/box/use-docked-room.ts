import { useEffect, useRef, type RefObject } from 'react'

/**
 * Tells the page the height of an element that is fixed at its foot, as `--docked`, however it grows: the frame leaves that much room at
 * the end, so that what stands last can be scrolled clear of it.
 */
export function useDockedRoom(): RefObject<HTMLElement | null> {
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = ref.current
    if (element === null) return undefined
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => style.setProperty('--docked', `${element.offsetHeight}px`))
    observer.observe(element, { box: 'border-box' })
    return () => {
      observer.disconnect()
      style.removeProperty('--docked')
    }
  }, [])
  return ref
}
