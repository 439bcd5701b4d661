'use client'

import { createContext, use } from 'react'

export interface TabsState {
  readonly value: string
  readonly setValue: (value: string) => void
  /** What the ids of tabs and panels begin with. */
  readonly id: string
  readonly manual: boolean
  /** The tabs are links in a navigation. */
  readonly links: boolean
}

export const TabsContext = createContext<TabsState | undefined>(undefined)

/** @throws when a part of tabs stands outside of `Tabs.Root` */
export function useTabs(): TabsState {
  const state = use(TabsContext)
  if (!state) throw new Error('The parts of Tabs have to stand inside Tabs.Root.')
  return state
}
