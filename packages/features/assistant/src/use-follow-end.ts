import { useEffect, useRef, useState, type RefObject } from 'react'

/** Within this many px of the end the log follows what comes (behaviour §2.8; look, assistant). */
const nearEnd = 80

/** Keeps a scrolling box at its end while its reader is there, and earlier content from pushing the rest away. */
export function useFollowEnd(): {
  box: RefObject<HTMLDivElement | null>
  content: RefObject<HTMLDivElement | null>
  isAway: boolean
  toEnd: () => void
  onScroll: () => void
} {
  const box = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const follows = useRef(true)
  const before = useRef({ top: '', height: 0 })
  const [isAway, setAway] = useState(false)

  const toEnd = () => {
    follows.current = true
    setAway(false)
    box.current?.scrollTo({ top: box.current.scrollHeight })
  }

  useEffect(() => {
    const [outer, inner] = [box.current, content.current]
    if (outer === null || inner === null) return undefined
    const settle = () => {
      const top = inner.firstElementChild?.getAttribute('data-key') ?? ''
      const { height, top: topBefore } = before.current
      if (follows.current) outer.scrollTo({ top: outer.scrollHeight })
      else if (top !== topBefore && topBefore !== '') outer.scrollTop += outer.scrollHeight - height
      before.current = { top, height: outer.scrollHeight }
    }
    const observer = new ResizeObserver(settle)
    observer.observe(inner)
    observer.observe(outer)
    return () => observer.disconnect()
  }, [])

  return {
    box,
    content,
    isAway,
    toEnd,
    onScroll: () => {
      const outer = box.current
      if (outer === null) return
      follows.current = outer.scrollHeight - outer.scrollTop - outer.clientHeight <= nearEnd
      setAway(!follows.current)
    },
  }
}
