'use client'

import type { ReactNode } from 'react'
import { useId, useMemo } from 'react'
import { useControlled } from '../controlled/use-controlled.ts'
import { PopoverContext } from './popover-context.ts'

export interface PopoverRootProps {
  /** Open or not, when something outside decides. */
  open?: boolean | undefined
  /** Open at first, when the popover decides itself. */
  defaultOpen?: boolean | undefined
  /** It opened or wants to close: by its trigger, Close, Escape, a press beside it or focus that left. */
  onOpenChange?: ((open: boolean) => void) | undefined
  children?: ReactNode
}

/** Joins the parts of one popover: `Trigger`, `Content` and `Close`. Renders nothing itself. */
export function PopoverRoot({ open: controlled, defaultOpen = false, onOpenChange, children }: PopoverRootProps) {
  const [open, setOpen] = useControlled(controlled, defaultOpen, onOpenChange)
  const contentId = useId()
  const state = useMemo(() => ({ open, setOpen, contentId }), [open, setOpen, contentId])
  return <PopoverContext value={state}>{children}</PopoverContext>
}
