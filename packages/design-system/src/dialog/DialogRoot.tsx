'use client'

import type { ReactNode } from 'react'
import { useId, useMemo, useRef, useState } from 'react'
import type { OnOpenChange } from '../open-change/open-change.ts'
import { useOpen } from '../open-change/use-open.ts'
import { findOpener } from './dialog-focus.ts'
import { DialogContext } from './dialog-context.ts'

export interface DialogRootProps {
  /** Open or not, when something outside decides. */
  open?: boolean | undefined
  /** Open at first, when the dialog decides itself. */
  defaultOpen?: boolean | undefined
  /**
   * The dialog opened or wants to close. `details.reason` says why: `trigger`, `close`, `escape`, `outside`, or `drag` for a sheet that
   * was pulled down. `details.cancel()` leaves it as it is.
   */
  onOpenChange?: OnOpenChange | undefined
  children?: ReactNode
}

/** Joins the parts of one dialog: `Trigger`, `Content` and `Close`. Renders nothing itself. */
export function DialogRoot({ open: controlled, defaultOpen = false, onOpenChange, children }: DialogRootProps) {
  const [open, setOpen] = useOpen(controlled, defaultOpen, onOpenChange)
  const partId = useId()
  const [contentId = partId, setContentId] = useState<string>()
  const [described, setDescribed] = useState(false)
  const opener = useRef<HTMLElement>(undefined)
  const state = useMemo(
    () => ({
      open,
      contentId,
      setContentId,
      partId,
      described,
      setDescribed,
      opener,
      setOpener(trigger: Element | undefined) {
        opener.current = trigger && findOpener(trigger)
      },
      setOpen,
    }),
    [open, setOpen, contentId, partId, described],
  )
  return <DialogContext value={state}>{children}</DialogContext>
}
