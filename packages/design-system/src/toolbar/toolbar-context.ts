'use client'
import { createContext, use } from 'react'
import type { RovingRow } from '../roving/use-roving-row.ts'

export const ToolbarContext = createContext<RovingRow | undefined>(undefined)

/** @throws when an item stands outside of `Toolbar.Root` */
export function useToolbar(): RovingRow {
  const row = use(ToolbarContext)
  if (!row) throw new Error('Toolbar.Item has to stand inside Toolbar.Root.')
  return row
}
