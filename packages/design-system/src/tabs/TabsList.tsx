'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef, KeyboardEvent } from 'react'
import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { rovingIndex } from '../roving/roving.ts'
import { composeHandlers, composeRefs } from '../slot/merge-props.ts'
import { list, listColumn } from './Tabs.css.ts'
import { TabsRowContext, useTabs } from './tabs-context.ts'
import { fade, findTabs, reveal } from './tabs-row.ts'

/** It has a name: written here, or that of a heading. */
type Named =
  | {
      /** Names it: "Profile of Amara". */
      label: string
      'aria-labelledby'?: undefined
    }
  | {
      label?: undefined
      /** The id of what names it, such as a heading above. */
      'aria-labelledby': string
    }

export type TabsListProps = Omit<ComponentPropsWithRef<'div'>, 'aria-label' | 'aria-labelledby'> & Named

/** The row of tabs, one tab stop for all. More than fit scroll, fading at the edge that has more behind it. */
export function TabsList({ label, className, ref, onKeyDown, onScroll, ...props }: TabsListProps) {
  const { value, manual, links, orientation } = useTabs()
  const vertical = orientation === 'vertical'
  const row = useRef<HTMLDivElement>(null)
  /** For what the chosen tab was brought into view last, and where the row stood then. */
  const shown = useRef({ reason: '', width: 0, at: 0 })
  const [standIn, setStandIn] = useState<string>()

  const show = useCallback((element: HTMLElement) => {
    reveal(element)
    shown.current.at = element.scrollLeft
    shown.current.width = element.clientWidth
    fade(element)
  }, [])
  const watch = useCallback(
    (element: HTMLDivElement) => {
      const sizes = new ResizeObserver(() => {
        if (element.clientWidth === shown.current.width) fade(element)
        else show(element)
      })
      sizes.observe(element)
      return () => sizes.disconnect()
    },
    [show],
  )
  const refs = useMemo(() => composeRefs(row, watch, ref), [watch, ref])

  const changed = useCallback(() => {
    if (!row.current || links) return
    const tabs = findTabs(row.current)
    const stop = tabs.some((tab) => tab.dataset['state'] === 'active') ? undefined : tabs[0]?.dataset['value']
    setStandIn(stop)
  }, [links])
  const context = useMemo(() => ({ standIn, changed }), [standIn, changed])

  // After every render a count may have come that makes the row longer. The row stays where its reader put it all the same,
  // until another tab is chosen, or tabs come or go.
  useLayoutEffect(() => {
    const element = row.current
    if (!element) return
    changed()
    const reason = `${element.childElementCount} ${value}`
    const moved = element.scrollLeft !== shown.current.at
    if (moved && reason === shown.current.reason) fade(element)
    else show(element)
    shown.current.reason = reason
  })

  const move = (event: KeyboardEvent<HTMLElement>) => {
    const tabs = findTabs(event.currentTarget)
    const from = tabs.findIndex((tab) => tab === event.target)
    const here = tabs[from]
    if (!here || event.ctrlKey || event.altKey || event.metaKey) return
    if (event.key === ' ' && !(here instanceof HTMLButtonElement)) {
      // A link knows Enter alone; a tab is pressed by both.
      event.preventDefault()
      here.click()
      return
    }
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl'
    const next = tabs[rovingIndex(event.key, from, tabs.length, rtl, orientation) ?? -1]
    if (!next) return
    event.preventDefault()
    next.focus()
    if (!manual) next.click()
  }

  const Row = links ? 'nav' : 'div'
  return (
    <TabsRowContext value={context}>
      <Row
        data-component="Tabs.List"
        role={links ? undefined : 'tablist'}
        aria-label={label}
        aria-orientation={links || !vertical ? undefined : 'vertical'}
        {...props}
        ref={refs}
        className={clsx(list, vertical && listColumn, className)}
        onKeyDown={composeHandlers(onKeyDown, move)}
        onScroll={composeHandlers(onScroll, ({ currentTarget }) => fade(currentTarget))}
      />
    </TabsRowContext>
  )
}
