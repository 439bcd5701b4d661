'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useLayoutEffect, useRef, useState } from 'react'
import { useComposedRefs } from '../slot/use-composed-refs.ts'
import { panelBeside } from './Tabs.css.ts'
import { useTabs } from './tabs-context.ts'
import { beginsWithControl } from './tabs-row.ts'

export type TabPanelProps = ComponentPropsWithRef<'div'> & {
  /** Which tab shows it. */
  value: string
}

/**
 * What a tab shows. Its content mounts on the first visit and stays, hidden, with all its state. It is a tab stop of its
 * own unless it begins with a control.
 */
export function TabPanel({ value, children, className, ref, ...props }: TabPanelProps) {
  const { value: chosen, id, orientation } = useTabs()
  const active = chosen === value
  const [visited, setVisited] = useState(active)
  if (active && !visited) setVisited(true)
  const panel = useRef<HTMLDivElement>(null)
  const refs = useComposedRefs(panel, ref)
  const [control, setControl] = useState(false)
  useLayoutEffect(() => {
    const element = panel.current
    if (!element || !active) return undefined
    const look = () => setControl(beginsWithControl(element))
    look()
    // What is fetched comes later.
    const content = new MutationObserver(look)
    content.observe(element, { childList: true, subtree: true })
    return () => content.disconnect()
  }, [active])
  return (
    <div
      data-component="Tabs.Panel"
      data-state={active ? 'active' : 'inactive'}
      // A panel without a control at its beginning still has to be reached and scrolled by keyboard (APG).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={control ? undefined : 0}
      {...props}
      ref={refs}
      className={clsx(orientation === 'vertical' && panelBeside, className) || undefined}
      role="tabpanel"
      id={`${id}-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!active}
    >
      {active || visited ? children : null}
    </div>
  )
}
