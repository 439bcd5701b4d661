'use client'
import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import type { AvatarProps } from './Avatar.tsx'
import { more as moreStyle, size as sizes, stack } from './Avatar.css.ts'
import { useLocale } from '../provider/words.ts'

export type AvatarStackProps = Omit<ComponentPropsWithRef<'span'>, 'aria-label'> & {
  /** Who they are, in words: "Ines, Tomás, Jonas and 14 others". The pictures say nothing of their own. */
  label: string
  /** How many more there are than are shown. */
  more?: number | undefined
  /** Of the avatars inside, for the circle with the number. */
  size?: AvatarProps['size'] | undefined
}

/** A few people as one picture, each over a part of the one before, and the number of the rest. */
export function AvatarStack({ label, more = 0, size = 40, className, children, ...props }: AvatarStackProps) {
  const { locale } = useLocale()
  return (
    <span
      data-component="AvatarStack"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset belongs to a form
      role="group"
      aria-label={label}
      {...props}
      className={clsx(stack, className)}
    >
      {children}
      {more > 0 ? (
        <span className={clsx(moreStyle, sizes[size])} aria-hidden>
          {more.toLocaleString(locale, { signDisplay: 'always', notation: 'compact' })}
        </span>
      ) : null}
    </span>
  )
}
