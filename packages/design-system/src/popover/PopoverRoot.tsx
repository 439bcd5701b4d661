'use client'

import type { ReactNode } from 'react'
import { useId, useMemo } from 'react'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { PopoverContext } from './popover-context.ts'

export interface PopoverRootProps {
  /** Open or not, when something outside decides. */
  open?: boolean | undefined
  /** Open at first, when the popover decides itself. */
  defaultOpen?: boolean | undefined
  /**
   * It opened or wants to close. `details.reason` says why: `trigger`, `close`, `escape`, `outside`, `focus-out`, or `anchor-gone` when
   * its trigger left the document. `details.cancel()` leaves it as it is.
   */
  onOpenChange?: OnOpenChange | undefined
  children?: ReactNode
}

/** Joins the parts of one popover: `Trigger`, `Content` and `Close`. Renders nothing itself. */
export function PopoverRoot({ open: controlled, defaultOpen = false, onOpenChange, children }: PopoverRootProps) {
  const [open, setOpen] = useOpen(controlled, defaultOpen, onOpenChange)
  const contentId = useId()
  const state = useMemo(() => ({ open, setOpen, contentId }), [open, setOpen, contentId])
  return <PopoverContext value={state}>{children}</PopoverContext>
}
