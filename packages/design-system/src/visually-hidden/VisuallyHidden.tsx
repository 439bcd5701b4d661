import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { renderAsChild } from '../slot/Slot.tsx'
import { focusable as focusableStyle, hidden } from './VisuallyHidden.css.ts'

export type VisuallyHiddenProps = ComponentPropsWithRef<'span'> & {
  /** Shown while focused: for "Skip to content". */
  focusable?: boolean | undefined
  /** Renders as its one child instead of a `span`. */
  asChild?: boolean | undefined
}

/** Text for those who do not see the picture beside it. */
export function VisuallyHidden({
  focusable = false,
  asChild = false,
  className,
  children,
  ...props
}: VisuallyHiddenProps) {
  const all = {
    'data-component': 'VisuallyHidden',
    ...props,
    className: clsx(focusable ? focusableStyle : hidden, className),
  }
  if (asChild) return renderAsChild(children, all)
  return <span {...all}>{children}</span>
}
