'use client'

import type { ComponentPropsWithRef } from 'react'
import { useId } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { TabsContext } from './tabs-context.ts'

/** One tab is always chosen: by the parent (`value`), or from `defaultValue` on. */
export type TabsRootProps = Omit<ComponentPropsWithRef<'div'>, 'defaultValue'> & {
  onValueChange?: ((value: string) => void) | undefined
  /** `automatic`: arrows choose as they move. `manual`: Enter or Space chooses, for panels that are slow to show (APG). */
  activation?: 'automatic' | 'manual' | undefined
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
  links = false,
  ...props
}: TabsRootProps) {
  const [value, setValue] = useControlled(controlled, defaultValue, onValueChange)
  const state = { value, setValue, id: useId(), manual: activation === 'manual', links }
  return (
    <TabsContext value={state}>
      <div data-component="Tabs" {...props} />
    </TabsContext>
  )
}
