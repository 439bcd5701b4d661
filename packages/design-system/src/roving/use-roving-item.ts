'use client'
import { useId, useLayoutEffect } from 'react'
import type { RovingRow } from './use-roving-row.ts'

export interface RovingItemProps {
  'data-roving-row': string
  'data-roving-item': string
  tabIndex: 0 | -1
}

/**
 * The props that make an element an item of a row. Before the row is drawn in a browser each item is a stop of its own: what has not been
 * hydrated yet can be reached.
 */
export function useRovingItem({ id, stop, changed }: RovingRow): RovingItemProps {
  const item = useId()
  useLayoutEffect(changed)
  return {
    'data-roving-row': id,
    'data-roving-item': item,
    tabIndex: stop === undefined || stop === item ? 0 : -1,
  }
}
