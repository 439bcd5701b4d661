import { announce, followPull, RefreshCwIcon, Spinner, toast } from '@skein/design-system'
import { cva } from 'class-variance-authority'
import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react'
import type { PullProps } from './pull-props.ts'

/** The mark follows at half the finger's pace, as if something held it, and comes to an end. Pixels; it begins behind what stands above. */
const pace = 0.5
const furthest = 72
const hidden = 48

type State = 'rest' | 'pulled' | 'far' | 'reading'

const mark = cva(
  'z-15 grid size-40 place-items-center rounded-pill border border-border bg-surface shadow-float motion-reduce:translate-y-12 motion-reduce:transition-none',
  {
    variants: {
      place: { page: 'fixed top-52', panel: 'absolute' },
      state: {
        rest: '-translate-y-48 text-text-muted opacity-0 transition duration-fade',
        pulled: 'translate-y-(--pulled) text-text-muted',
        far: 'translate-y-(--pulled) border-accent text-accent-text',
        reading: 'translate-y-12 text-accent-text transition-transform duration-fade',
      },
    },
  },
)

/**
 * A list whose top is pulled down by a finger is read anew: a mark comes down with the finger, turns blue where letting go begins to count,
 * and spins while the list is read. Under reduced motion it stands in its place at once. A screen reader's own gestures scroll and do not pull:
 * for it, and for everybody else, new things come by the pill.
 */
export function PullToRefresh({ label, failedText, place = 'page', onRefresh }: PullProps) {
  const around = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<State>('rest')
  const isReading = useRef(false)
  const read = useEffectEvent(async () => {
    isReading.current = true
    announce(label)
    try {
      await onRefresh()
    } catch {
      toast({ title: failedText, tone: 'danger' })
    }
    isReading.current = false
    setState('rest')
  })
  // With the mark itself: a finger that finds it drawn is followed.
  useLayoutEffect(() => {
    const element = around.current
    if (element === null) return undefined
    return followPull(element, {
      pulled(distance, isFar) {
        if (isReading.current) return
        element.style.setProperty('--pulled', `${Math.min(distance * pace, furthest) - hidden}px`)
        element.style.setProperty('--turned', `${distance * 2}deg`)
        setState(isFar ? 'far' : 'pulled')
      },
      letGo(isFar) {
        if (isReading.current) return
        setState(isFar ? 'reading' : 'rest')
        if (isFar) void read()
      },
    })
  }, [])
  return (
    <div ref={around} aria-hidden className="pointer-events-none relative flex h-0 justify-center">
      <span data-pull={state} className={mark({ place, state })}>
        {state === 'reading' ? (
          <Spinner size={20} />
        ) : (
          <RefreshCwIcon size={20} className="motion-safe:rotate-(--turned)" />
        )}
      </span>
    </div>
  )
}
