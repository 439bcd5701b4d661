import type { ReactNode } from 'react'
import { cva } from 'class-variance-authority'

const card = cva(
  [
    'absolute border shadow-float',
    'motion-safe:transition motion-safe:duration-enter motion-safe:starting:translate-y-8 motion-safe:starting:opacity-0',
  ],
  {
    variants: {
      tone: { plain: 'border-border bg-surface', ai: 'border-s-3 border-ai-border bg-surface' },
      shape: { card: 'rounded-sheet', pill: 'rounded-pill shadow-none' },
      // Classes and no style attribute: the policy lets none stand in the server's HTML.
      order: { 0: '', 1: 'delay-[60ms]', 2: 'delay-[120ms]', 3: 'delay-[180ms]', 4: 'delay-[240ms]' },
    },
    defaultVariants: { tone: 'plain', shape: 'card' },
  },
)

type PreviewCardProps = {
  /** Place on the stage: 'start-72 top-64 w-416'. */
  className: string
  tone?: 'plain' | 'ai'
  shape?: 'card' | 'pill'
  /** How many enter before this one: each comes 60 ms after the other. */
  order: 0 | 1 | 2 | 3 | 4
  children: ReactNode
}

/** Something that floats on the stage. It enters once, after those before it; not under reduced motion. */
export function PreviewCard({ className, tone, shape, order, children }: PreviewCardProps) {
  return <div className={card({ tone, shape, order, className })}>{children}</div>
}
