import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { line, separator } from './Separator.css.ts'

export type SeparatorProps = Omit<ComponentPropsWithRef<'div'>, 'children'> & {
  orientation?: 'horizontal' | 'vertical' | undefined
  /** Only a line to look at, which is most of them; otherwise it is a `separator` to assistive technology as well. */
  decorative?: boolean | undefined
}

/** A hairline between two things. A border, not a background, so that it stays in forced colours. */
export function Separator({ orientation = 'horizontal', decorative = true, className, ...props }: SeparatorProps) {
  return (
    <div
      data-component="Separator"
      data-orientation={orientation}
      role={decorative ? 'none' : 'separator'}
      aria-orientation={decorative ? undefined : orientation}
      {...props}
      className={clsx(line, separator[orientation], className)}
    />
  )
}
