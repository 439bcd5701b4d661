'use client'
import { createContext, use } from 'react'

export interface ToggleGroupState {
  /** Values of the items that are pressed. */
  readonly pressed: readonly string[]
  readonly press: (value: string) => void
  /** The item that has the tab stop; nothing before the group was drawn. */
  readonly stop: string | undefined
  readonly setStop: (value: string) => void
  /** An item came, went, or can be pressed now or no longer. */
  readonly changed: () => void
  readonly disabled: boolean
}

export const ToggleGroupContext = createContext<ToggleGroupState | undefined>(undefined)

/** @throws when an item stands outside of `ToggleGroup.Root` */
export function useToggleGroup(): ToggleGroupState {
  const state = use(ToggleGroupContext)
  if (!state) throw new Error('ToggleGroup.Item has to stand inside ToggleGroup.Root.')
  return state
}
