'use client'
import { createContext, use } from 'react'
import type { RovingRow } from '../roving/use-roving-row.ts'

export interface ToggleGroupState {
  /** Values of the items that are pressed. */
  readonly pressed: readonly string[]
  readonly press: (value: string) => void
  readonly row: RovingRow
  readonly disabled: boolean
}

export const ToggleGroupContext = createContext<ToggleGroupState | undefined>(undefined)

/** @throws when an item stands outside of `ToggleGroup.Root` */
export function useToggleGroup(): ToggleGroupState {
  const state = use(ToggleGroupContext)
  if (!state) throw new Error('ToggleGroup.Item has to stand inside ToggleGroup.Root.')
  return state
}
