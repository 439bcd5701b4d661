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

const colours = { ai: 'bg-ai-border', person: 'bg-text-muted' }

function WritingDot({ delay, by }: { delay: number; by: keyof typeof colours }) {
  return (
    <span ref={useBreathing(delay)} className={`size-6 rounded-pill forced-colors:bg-[CanvasText] ${colours[by]}`} />
  )
}

/** The three dots before the words that somebody is writing: the assistant, or a person. */
export function WritingDots({ by }: { by: keyof typeof colours }) {
  return (
    <span aria-hidden className="flex shrink-0 gap-4">
      {[0, 200, 400].map((delay) => (
        <WritingDot key={delay} delay={delay} by={by} />
      ))}
    </span>
  )
}
