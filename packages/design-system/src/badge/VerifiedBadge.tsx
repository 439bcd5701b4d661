'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { BadgeCheckIcon } from '../icon/index.ts'
import { useWords } from '../provider/words.ts'
import { verified } from './Badge.css.ts'

export type VerifiedBadgeProps = Omit<ComponentPropsWithRef<'span'>, 'children' | 'aria-label'> & {
  /** Its accessible name; the provider's word for "Verified" by default. */
  label?: string | undefined
  /** Width and height in px: 16 beside a name in a list, 22 beside the name of a profile. */
  size?: number | undefined
}

/** Stands after the name of an account that was checked. */
export function VerifiedBadge({ label, size = 16, className, ...props }: VerifiedBadgeProps) {
  const words = useWords()
  return (
    <span
      data-component="VerifiedBadge"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an img element cannot hold what is drawn here
      role="img"
      aria-label={label ?? words.verified}
      {...props}
      className={clsx(verified, className)}
    >
      <BadgeCheckIcon size={size} />
    </span>
  )
}
