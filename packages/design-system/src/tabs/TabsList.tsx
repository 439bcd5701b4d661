'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useCallback, useLayoutEffect, useMemo, useRef } from 'react'
import { rovingIndex } from '../roving/roving.ts'
import { composeHandlers, composeRefs } from '../slot/merge-props.ts'
import { list } from './Tabs.css.ts'
import { useTabs } from './tabs-context.ts'

export type TabsListProps = ComponentPropsWithRef<'div'> & {
  /** Names it: "Profile of Amara". */
  'aria-label': string
}

/** Says which edges have more behind them; physical, because the fade is painted. */
function fade(list: HTMLElement): void {
  const hidden = list.scrollWidth - list.clientWidth
  const rtl = getComputedStyle(list).direction === 'rtl'
  const left = list.scrollLeft + (rtl ? hidden : 0)
  list.dataset['more'] = `${left > 1 ? 'left' : ''}${left < hidden - 1 ? 'right' : ''}`
}

/** Scrolls the list, and nothing around it, until the chosen tab is in view and clear of the fade. */
function reveal(list: HTMLElement): void {
  const chosen = list.querySelector('[data-state=active]')?.getBoundingClientRect()
  const { left, right } = list.getBoundingClientRect()
  if (chosen) list.scrollLeft += Math.max(0, chosen.right - right + 32) || Math.min(0, chosen.left - left - 32)
}

/** The row of tabs, one tab stop for all. More than fit scroll, fading at the edge that has more behind it. */
export function TabsList({ className, ref, onKeyDown, onScroll, ...props }: TabsListProps) {
  const { manual, links } = useTabs()
  const row = useRef<HTMLDivElement>(null)
  const watch = useCallback((element: HTMLDivElement) => {
    const sizes = new ResizeObserver(() => fade(element))
    sizes.observe(element)
    return () => sizes.disconnect()
  }, [])
  const refs = useMemo(() => composeRefs(row, watch, ref), [watch, ref])

  // After every render: another tab may be chosen, and a count that came may have made the row too long.
  useLayoutEffect(() => {
    if (!row.current) return
    reveal(row.current)
    fade(row.current)
  })

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')]
    const from = tabs.findIndex((tab) => tab === event.target)
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabs[rovingIndex(event.key, from, tabs.length, rtl) ?? -1]
    if (from < 0 || !next || event.ctrlKey || event.altKey || event.metaKey) return
    event.preventDefault()
    next.focus()
    if (!manual) next.click()
  }

  const Row = links ? 'nav' : 'div'
  return (
    <Row
      data-component="Tabs.List"
      role={links ? undefined : 'tablist'}
      {...props}
      ref={refs}
      className={clsx(list, className)}
      onKeyDown={composeHandlers(onKeyDown, move)}
      onScroll={composeHandlers(onScroll, ({ currentTarget }) => fade(currentTarget))}
    />
  )
}
