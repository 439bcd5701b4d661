import { useEffect, useRef, type RefObject } from 'react'

/** Lets an element breathe while it is there, each with its delay in milliseconds; still for who wants no movement. */
export function useBreathing(delay = 0): RefObject<HTMLSpanElement | null> {
  const ref = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined
    const frames = [{ opacity: 1 }, { opacity: 0.5 }, { opacity: 1 }]
    const animation = ref.current?.animate(frames, { duration: 1600, iterations: Infinity, delay })
    return () => animation?.cancel()
  }, [delay])
  return ref
}

/** One of the three dots before 'AI Assistant is writing'. */
export function WritingDot({ delay }: { delay: number }) {
  return <span ref={useBreathing(delay)} className="size-6 rounded-pill bg-ai-border forced-colors:bg-[CanvasText]" />
}
