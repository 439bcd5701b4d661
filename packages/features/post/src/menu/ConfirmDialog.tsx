import type { RefObject } from 'react'
import { AlertDialog } from '@skein/design-system'

type ConfirmDialogProps = {
  title: string
  text: string
  /** The way back, and what is about to be done. */
  cancel: string
  confirm: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  /** Closes it itself, before it begins or once it is done. */
  onConfirm: () => void
  /** It is being done. */
  isPending?: boolean
  returnFocusTo?: RefObject<HTMLElement | null>
}

/** A question that has to be answered before something is done that cannot be undone. */
export function ConfirmDialog({
  title,
  text,
  cancel,
  confirm,
  isOpen,
  onOpenChange,
  onConfirm,
  isPending = false,
  returnFocusTo,
}: ConfirmDialogProps) {
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <AlertDialog.Content title={title} description={text} returnFocusTo={returnFocusTo}>
        <AlertDialog.Actions>
          <AlertDialog.Cancel>{cancel}</AlertDialog.Cancel>
          <AlertDialog.Action
            loading={isPending}
            onClick={(event) => {
              event.preventDefault()
              onConfirm()
            }}
          >
            {confirm}
          </AlertDialog.Action>
        </AlertDialog.Actions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
