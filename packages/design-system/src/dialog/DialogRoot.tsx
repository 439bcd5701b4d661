'use client'

import type { ReactNode } from 'react'
import { useId, useMemo, useRef, useState } from 'react'
import { findOpener } from './dialog-focus.ts'
import { DialogContext } from './dialog-context.ts'

export interface DialogRootProps {
  /** Open or not, when something outside decides. */
  open?: boolean | undefined
  /** Open at first, when the dialog decides itself. */
  defaultOpen?: boolean | undefined
  /** The dialog opened or wants to close: by its trigger, Close, Escape or a press beside it. */
  onOpenChange?: ((open: boolean) => void) | undefined
  children?: ReactNode
}

/** Joins the parts of one dialog: `Trigger`, `Content` and `Close`. Renders nothing itself. */
export function DialogRoot({ open: controlled, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [own, setOwn] = useState(defaultOpen)
  const contentId = useId()
  const opener = useRef<HTMLElement>(undefined)
  const open = controlled ?? own
  const state = useMemo(
    () => ({
      open,
      contentId,
      opener,
      setOpener(trigger: Element | undefined) {
        opener.current = trigger && findOpener(trigger)
      },
      setOpen(next: boolean) {
        if (controlled === undefined) setOwn(next)
        onOpenChange?.(next)
      },
    }),
    [open, controlled, contentId, onOpenChange],
  )
  return <DialogContext value={state}>{children}</DialogContext>
}
