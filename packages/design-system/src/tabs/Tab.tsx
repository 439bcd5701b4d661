'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { use, useLayoutEffect } from 'react'
import { useLocale } from '../provider/words.ts'
import { composeHandlers } from '../slot/merge-props.ts'
import { renderAsChild } from '../slot/Slot.tsx'
import { count as countStyle, tab } from './Tabs.css.ts'
import { TabsRowContext, useTabs } from './tabs-context.ts'

export type TabProps = Omit<ComponentPropsWithRef<'button'>, 'value'> & {
  /** Which panel it shows; without spaces. */
  value: string
  /** How many are behind it: shown after the name and part of it, "Posts 128". From 10,000 on in short, "12.4K". */
  count?: number | undefined
  /** Renders as its one child, such as a router's link (where the tabs are `links`). */
  asChild?: boolean | undefined
}

/** Chooses one panel. 48 px high; the chosen one has a line of 2 px, and the width of its name never changes. */
export function Tab({
  value,
  count,
  asChild = false,
  disabled = false,
  onClick,
  className,
  children,
  ...props
}: TabProps) {
  const { value: chosen, setValue, id, links } = useTabs()
  const { locale } = useLocale()
  const { standIn, changed } = use(TabsRowContext)
  const active = chosen === value
  const off = disabled || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  useLayoutEffect(changed)
  const all = {
    'data-component': 'Tabs.Tab',
    'data-state': active ? 'active' : 'inactive',
    'data-value': value,
    // A link has no `disabled`.
    ...(disabled && (asChild ? { 'aria-disabled': true } : { disabled })),
    ...(links
      ? { 'aria-current': active ? ('page' as const) : undefined }
      : {
          role: 'tab',
          id: `${id}-tab-${value}`,
          'aria-selected': active,
          'aria-controls': active ? `${id}-${value}` : undefined,
          tabIndex: (active && !off) || standIn === value ? 0 : -1,
        }),
    ...props,
    className: clsx(tab, className),
    onClick: composeHandlers(onClick, (event) => {
      if (off) event.preventDefault()
      else setValue(value)
    }),
  }
  const inside = (name: ReactNode) => (
    <>
      {name}
      {count === undefined ? null : (
        <span className={countStyle}>
          {' '}
          {count.toLocaleString(locale, count < 10_000 ? {} : { notation: 'compact', maximumFractionDigits: 1 })}
        </span>
      )}
    </>
  )
  if (asChild) return renderAsChild(children, all, inside)
  return (
    <button type="button" {...all}>
      {inside(children)}
    </button>
  )
}
