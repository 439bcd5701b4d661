'use client'
import { useEffect, useRef, type RefObject } from 'react'

/**
 * The wheel over a field that has the focus; without it the page scrolls. React listens to the wheel without a say in that.
 *
 * @param act called with 1 for a turn upwards, -1 for one downwards
 */
export function useWheel(field: RefObject<HTMLElement | null>, act: (by: number) => void): void {
  const latest = useRef(act)
  useEffect(() => {
    latest.current = act
  })
  useEffect(() => {
    const element = field.current
    const turn = (event: WheelEvent) => {
      // With Ctrl it zooms the page.
      if (document.activeElement !== element || event.ctrlKey || event.deltaY === 0) return
      event.preventDefault()
      latest.current(event.deltaY < 0 ? 1 : -1)
    }
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [field, latest])
}
