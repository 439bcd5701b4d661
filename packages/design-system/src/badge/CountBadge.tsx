'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { wholeNumber } from '../digits/whole-number.ts'
import { useLocale } from '../provider/words.ts'
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx'
import { count as countStyle } from './Badge.css.ts'

export type CountBadgeProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'aria-label'> & {
  /** How many. None shows nothing at all. */
  count: number
  /** Above it "99+" is shown. */
  max?: number | undefined
  /** What is said instead of the bare number: "4 unread notifications". */
  label: string
}

/** How many new things wait behind a control. */
export function CountBadge({ count, max = 99, label, className, ...props }: CountBadgeProps) {
  const { locale } = useLocale()
  if (!(count > 0)) return null
  const shown = count > max ? `${wholeNumber(locale, max)}+` : wholeNumber(locale, count)
  return (
    <span data-component="CountBadge" {...props} className={clsx(countStyle, className)}>
      <span aria-hidden>{shown}</span>
      <VisuallyHidden>{label}</VisuallyHidden>
    </span>
  )
}
