'use client'

import type { ComponentPropsWithRef } from 'react'
import { useState } from 'react'
import { useTabs } from './tabs-context.ts'

export type TabPanelProps = ComponentPropsWithRef<'div'> & {
  /** Which tab shows it. */
  value: string
}

/** What a tab shows. Its content mounts on the first visit and stays, hidden, with all its state. */
export function TabPanel({ value, children, ...props }: TabPanelProps) {
  const { value: chosen, id } = useTabs()
  const active = chosen === value
  const [visited, setVisited] = useState(active)
  if (active && !visited) setVisited(true)
  return (
    <div
      data-component="Tabs.Panel"
      data-state={active ? 'active' : 'inactive'}
      // A panel without a control inside still has to be reached and scrolled by keyboard (APG).
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      {...props}
      role="tabpanel"
      id={`${id}-${value}`}
      aria-labelledby={`${id}-tab-${value}`}
      hidden={!active}
    >
      {active || visited ? children : null}
    </div>
  )
}
