import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { renderAsChild } from '../slot/Slot.tsx'
import * as styles from './Breadcrumb.css.ts'

export type BreadcrumbItemProps = ComponentPropsWithRef<'a'> & {
  /** The page one is on: the last step. It is no link without an `href`. */
  current?: boolean | undefined
  /** Renders as its one child, such as a router's link. */
  asChild?: boolean | undefined
}

/** One step of the way: a link, or the page itself. */
export function BreadcrumbItem({
  current = false,
  asChild = false,
  className,
  children,
  ...props
}: BreadcrumbItemProps) {
  const all = {
    'data-component': 'Breadcrumb.Item',
    'aria-current': current ? ('page' as const) : undefined,
    ...props,
    className: clsx(styles.link, className),
  }
  // Without an address an `a` is a text that says where one is.
  return asChild ? renderAsChild(children, all) : <a {...all}>{children}</a>
}
