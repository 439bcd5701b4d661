'use client'

import { DialogClose, DialogTrigger, type DialogButtonProps } from '../dialog/DialogButtons.tsx'

/** Opens the sheet. */
export function SheetTrigger(props: DialogButtonProps) {
  return <DialogTrigger data-component="Sheet.Trigger" {...props} />
}

/** Closes the sheet. */
export function SheetClose(props: DialogButtonProps) {
  return <DialogClose data-component="Sheet.Close" {...props} />
}
