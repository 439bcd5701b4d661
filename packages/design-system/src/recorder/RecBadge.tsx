'use client'
import type { ComponentPropsWithRef } from 'react'
import { MicOffIcon } from '../icon/index.ts'
import { useWordSet } from '../provider/words.ts'
import { badge } from './RecBadge.css.ts'
import { recorderControlWords } from './recorder-controls.words.ts'
import { formatElapsed } from './recorder.words.ts'

export type RecBadgeProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Milliseconds recorded. */
  elapsedMs: number
  /** Nothing is recorded just now. */
  paused?: boolean | undefined
  /** It records without sound, and says so. */
  silent?: boolean | undefined
}

/** 'REC mm:ss' over the picture. A timer (WAI-ARIA) is silent by itself: what is said is said each half minute. */
export function RecBadge({ elapsedMs, paused = false, silent = false, className, ...props }: RecBadgeProps) {
  const words = useWordSet(recorderControlWords)
  return (
    <div
      data-component="RecBadge"
      role="timer"
      data-paused={paused || undefined}
      {...props}
      className={className === undefined ? badge : `${badge} ${className}`}
    >
      {(paused ? words.paused : words.rec)(formatElapsed(elapsedMs))}
      {silent && (
        <>
          <MicOffIcon size={18} />
          {words.noSound}
        </>
      )}
    </div>
  )
}
