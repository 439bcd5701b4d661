'use client'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { Button, type ButtonProps } from '../button/Button.tsx'
import { DialogTrigger, type DialogButtonProps } from '../dialog/DialogButtons.tsx'
import { DialogActions } from '../dialog/DialogContent.tsx'
import { useDialog } from '../dialog/dialog-context.ts'
import { composeHandlers } from '../slot/merge-props.ts'

/** Opens the question. */
export function AlertDialogTrigger(props: DialogButtonProps) {
  return <DialogTrigger data-component="AlertDialog.Trigger" {...props} />
}

/** The row of answers at the end: `Cancel`, then `Action`. */
export function AlertDialogActions(props: ComponentPropsWithRef<'div'>) {
  return <DialogActions data-component="AlertDialog.Actions" {...props} />
}

/** An answer closes the question behind the consumer's own handler, unless that called `preventDefault()`. */
function useAnswer(part: string, onClick: ButtonProps['onClick']): ButtonProps['onClick'] {
  const { setOpen } = useDialog(part)
  return composeHandlers(onClick, ({ nativeEvent }: MouseEvent) => void setOpen(false, 'close', nativeEvent))
}

/** The answer that changes nothing: it has the focus first, and Escape means the same. */
export function AlertDialogCancel({ onClick, ...props }: ButtonProps) {
  return (
    <Button
      data-component="AlertDialog.Cancel"
      data-autofocus
      variant="quiet"
      {...props}
      onClick={useAnswer('Cancel', onClick)}
    />
  )
}

/**
 * The answer that does it; its label repeats the verb of the question. Closes the question: `event.preventDefault()` in `onClick` leaves it open,
 * with `loading` until it is done.
 */
export function AlertDialogAction({ onClick, ...props }: ButtonProps) {
  return <Button data-component="AlertDialog.Action" tone="danger" {...props} onClick={useAnswer('Action', onClick)} />
}
