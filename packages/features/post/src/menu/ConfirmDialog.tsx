import type { RefObject } from 'react'
import { Button, Dialog } from '@skein/design-system'

type ConfirmDialogProps = {
  title: string
  text: string
  /** The way back, and what is about to be done. */
  cancel: string
  confirm: string
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
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
    <Dialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <Dialog.Content
        role="alertdialog"
        size="sm"
        title={title}
        description={text}
        closeButton={false}
        returnFocusTo={returnFocusTo}
      >
        <Dialog.Actions>
          <Dialog.Close asChild>
            <Button variant="quiet">{cancel}</Button>
          </Dialog.Close>
          <Button tone="danger" loading={isPending} onClick={onConfirm}>
            {confirm}
          </Button>
        </Dialog.Actions>
      </Dialog.Content>
    </Dialog.Root>
  )
}
