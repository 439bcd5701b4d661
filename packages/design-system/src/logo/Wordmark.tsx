import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { Logo } from './Logo.tsx'
import { wordmark } from './Logo.css.ts'

export type WordmarkProps = Omit<ComponentPropsWithRef<'span'>, 'children'> & {
  name?: string | undefined
  /** Width and height of the mark in px. */
  size?: number | undefined
}

/** The mark and the name beside it. */
export function Wordmark({ name = 'Skein', size = 28, className, ...props }: WordmarkProps) {
  return (
    <span data-component="Wordmark" {...props} className={clsx(wordmark, className)}>
      <Logo size={size} />
      {name}
    </span>
  )
}
