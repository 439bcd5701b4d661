'use client'
import { useCallback, useState } from 'react'
import { askOpenChange, type OnOpenChange, type SetOpen } from './open-change.ts'

/**
 * Whether something is open, which a parent may own: with `open` given it is the parent's, and a change is only told; without it, it
 * is kept here unless the change is cancelled. A wish for the state that there is already is told to nobody.
 */
export function useOpen(
  open: boolean | undefined,
  defaultOpen: boolean,
  onOpenChange: OnOpenChange | undefined,
): readonly [boolean, SetOpen] {
  const [own, setOwn] = useState(defaultOpen)
  const current = open ?? own
  const set = useCallback<SetOpen>(
    (next, reason, event) => {
      if (next === current) return true
      const wanted = askOpenChange(onOpenChange, next, reason, event)
      if (wanted && open === undefined) setOwn(next)
      return wanted
    },
    [current, open, onOpenChange],
  )
  return [current, set]
}
