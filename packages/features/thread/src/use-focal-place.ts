import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'

/** What a reader does to move the page, or to press something on it; from then on its place is theirs. */
const readerInput = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const

/** Milliseconds without a correction after which the post has found its place. */
const quiet = 1500

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * A thread opens at its post: what it answers stands above, out of sight, and is there as soon as one scrolls up. The post is held at the
 * top line while that comes in and the router looks for the page's start, until the reader moves or everything has come to rest. A reader
 * who is quicker than what stands above keeps the post where it is: at its start the browser itself anchors nothing.
 * @param isComing whether what it answers is still on its way: until it is there, nothing has come to rest
 * @param isHeld whether the post is shown, and this is a first visit: coming back finds the place that was left.
 */
export function useFocalPlace(focal: RefObject<HTMLElement | null>, isHeld: boolean, isComing: boolean): void {
  const coming = useRef(isComing)
  useEffect(() => {
    coming.current = isComing
  }, [isComing])
  useBeforePaint(() => {
    const element = focal.current
    if (element === null || !isHeld) return undefined
    const stop = new AbortController()
    const { signal } = stop
    const line = Number.parseFloat(getComputedStyle(element).scrollMarginTop)
    let timer: ReturnType<typeof setTimeout>
    const release = () => {
      clearTimeout(timer)
      observer.disconnect()
      stop.abort()
    }
    const releaseAtRest = () => {
      clearTimeout(timer)
      timer = setTimeout(() => (coming.current ? releaseAtRest() : release()), quiet)
    }
    let place = line
    let isReaders = false
    const top = () => element.getBoundingClientRect().top
    const leave = () => {
      isReaders = true
      place = top()
    }
    const follow = () => {
      if (isReaders) place = top()
      else hold()
    }
    const hold = () => {
      const off = top() - place
      if (Math.abs(off) < 1 || (isReaders && window.scrollY > 0)) return
      window.scrollBy({ top: off, behavior: 'instant' })
      releaseAtRest()
    }
    const observer = new ResizeObserver(hold)
    observer.observe(document.body)
    releaseAtRest()
    window.addEventListener('scroll', follow, { signal, passive: true })
    for (const type of readerInput) window.addEventListener(type, leave, { signal, capture: true, passive: true })
    hold()
    return release
  }, [focal, isHeld])
}
