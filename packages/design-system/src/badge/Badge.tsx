import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { badge, tone as tones } from './Badge.css.ts'

export type BadgeProps = ComponentPropsWithRef<'span'> & {
  /** What kind of state it is. The words have to say it too: colour alone says nothing (WCAG 1.4.1). */
  tone?: 'neutral' | 'accent' | 'ai' | 'success' | 'warning' | 'danger' | undefined
}

/** A short word about the state of the thing beside it, with an icon of 14 px where that helps. */
export function Badge({ tone = 'neutral', className, ...props }: BadgeProps) {
  return <span data-component="Badge" {...props} className={clsx(badge, tones[tone], className)} />
}
