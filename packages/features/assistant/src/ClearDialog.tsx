import type { RefObject } from 'react'
import type { useChat } from '@skein/data'
import { toast } from '@skein/design-system'
import { ConfirmDialog } from '@skein/feature-post/confirm'
import { useMessages } from '@skein/i18n'

type ClearDialogProps = {
  clear: ReturnType<typeof useChat>['clear']
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
}

/** Asks before the conversation is erased. */
export function ClearDialog({ clear, isOpen, onOpenChange, returnFocusTo }: ClearDialogProps) {
  const m = useMessages('assistant')
  const erase = async () => {
    try {
      await clear.mutateAsync()
      onOpenChange(false)
      toast({ title: m.erased() })
    } catch {
      toast({ title: m.eraseFailed(), tone: 'danger' })
    }
  }
  return (
    <ConfirmDialog
      title={m.newChatTitle()}
      text={m.newChatText()}
      cancel={m.cancel()}
      confirm={m.erase()}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={() => void erase()}
      isPending={clear.isPending}
      returnFocusTo={returnFocusTo}
    />
  )
}
