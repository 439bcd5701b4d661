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
  readonly orientation: 'horizontal' | 'vertical'
}

export const TabsContext = createContext<TabsState | undefined>(undefined)

/** @throws when a part of tabs stands outside of `Tabs.Root` */
export function useTabs(): TabsState {
  const state = use(TabsContext)
  if (!state) throw new Error('The parts of Tabs have to stand inside Tabs.Root.')
  return state
}

export interface TabsRow {
  /** The tab that takes the focus in place of the chosen one, where that is missing or disabled. */
  readonly standIn: string | undefined
  /** A tab came, went, or can be chosen now or no longer. */
  readonly changed: () => void
}

export const TabsRowContext = createContext<TabsRow>({ standIn: undefined, changed: () => {} })
