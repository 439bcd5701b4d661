import { useEffect, useRef } from 'react'

const pause = 6000

/** One heart that beats every six seconds (260 ms), while the page is seen and motion is welcome. */
export function useBeatingHeart() {
  const heart = useRef<SVGSVGElement>(null)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.hidden || matchMedia('(prefers-reduced-motion: reduce)').matches) return
      heart.current?.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], {
        duration: 260,
        easing: 'cubic-bezier(.2,.8,.2,1)',
      })
    }, pause)
    return () => clearInterval(timer)
  }, [])
  return heart
}
