'use client'

import { clsx } from 'clsx'
import type { ComponentPropsWithRef } from 'react'
import { useId, useMemo } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { column } from './Tabs.css.ts'
import { TabsContext } from './tabs-context.ts'

/** One tab is always chosen: by the parent (`value`), or from `defaultValue` on. */
export type TabsRootProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> & {
  /** Told when another tab is chosen. */
  onValueChange?: ((value: string) => void) | undefined
  /** `automatic`: arrows choose as they move. `manual`: Enter or Space chooses, for panels that are slow to show (APG). */
  activation?: 'automatic' | 'manual' | undefined
  /** `vertical`: the tabs stand under one another, beside their panels, and the arrows up and down move. */
  orientation?: 'horizontal' | 'vertical' | undefined
  /**
   * Each tab is a place with an address of its own: the list is a navigation of links, the chosen one `aria-current`, each
   * with its own tab stop. Give the tabs `asChild` around a router's link; there are no panels.
   */
  links?: boolean | undefined
} & ({ value: string; defaultValue?: undefined } | { value?: undefined; defaultValue: string })

/** Joins a list of tabs and their panels. */
export function TabsRoot({
  value: controlled,
  defaultValue = '',
  onValueChange,
  activation,
  orientation = 'horizontal',
  links = false,
  className,
  ...props
}: TabsRootProps) {
  const [value, setValue] = useControlled(controlled, defaultValue, onValueChange)
  const id = useId()
  const manual = activation === 'manual'
  const state = useMemo(
    () => ({ value, setValue, id, manual, links, orientation }),
    [value, setValue, id, manual, links, orientation],
  )
  return (
    <TabsContext value={state}>
      <div
        data-component="Tabs"
        data-orientation={orientation}
        {...props}
        className={clsx(orientation === 'vertical' && column, className) || undefined}
      />
    </TabsContext>
  )
}
