import type { ReactNode } from 'react'
import { Strands } from './Strands.tsx'

type StageProps = {
  /** The course of the strands, as SVG paths on the stage of 906 × 876. */
  paths: readonly string[]
  /** Where strands turn violet, as shares of the stage's height; nowhere by default. */
  violet?: readonly [from: number, to: number]
  children: ReactNode
}

// The stage has one size and is scaled in steps by the window's width and height; the smaller step wins.
const scale = [
  '[--w:1] max-[1420px]:[--w:.82] max-[1280px]:[--w:.71] max-[1180px]:[--w:.6]',
  '[--h:1] [@media(800px<=height<900px)]:[--h:.86] [@media(720px<=height<800px)]:[--h:.76] [@media(height<720px)]:[--h:.64]',
  'scale-[min(var(--w),var(--h))]',
].join(' ')

/** Where the preview is drawn: a fixed stage in the middle of the pane, whose strands run on past both edges. */
export function Stage({ paths, violet, children }: StageProps) {
  return (
    <div className="sticky top-12 h-[calc(100dvh-1.5rem)] overflow-hidden rounded-sheet border border-border bg-canvas in-data-[theme=dark]:bg-sunken">
      <div className={`absolute start-1/2 top-1/2 -ms-453 -mt-438 h-876 w-906 ${scale}`}>
        <Strands paths={paths} violet={violet} />
        {children}
      </div>
    </div>
  )
}
