import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { countdown, number } from './ViewfinderCountdown.css.ts'

export type ViewfinderCountdownProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  /** Seconds that are left. */
  remaining: number
}

/** The seconds that are left, over the picture. For the eye: whoever counts has to announce them as well. */
export function ViewfinderCountdown({ remaining, className, ...props }: ViewfinderCountdownProps) {
  return (
    <div data-component="Viewfinder.Countdown" {...props} className={clsx(countdown, className)} aria-hidden="true">
      {/* A new element for each number, so that each one arrives. */}
      <span key={remaining} className={number}>
        {remaining}
      </span>
    </div>
  )
}
