import { useQueryClient } from '@tanstack/react-query'
import { useBlock, useDeleteConversation } from '@skein/data'
import { toast } from '@skein/design-system'
import { ConfirmDialog } from '@skein/feature-post/confirm'
import { useMessages } from '@skein/i18n'
import type { ThreadDialogProps } from './thread-dialog.ts'

type EndDialogProps = ThreadDialogProps & { kind: 'delete' | 'block'; onDone: () => void }

/** Asks before a conversation is deleted or its member is blocked. */
export function EndDialog({ user, isOpen, onOpenChange, returnFocusTo, kind, onDone }: EndDialogProps) {
  const m = useMessages('messages')
  const client = useQueryClient()
  const remove = useDeleteConversation(user.id)
  const { block, isPending } = useBlock(user.id)
  const isBlock = kind === 'block'
  const confirm = async () => {
    try {
      if (isBlock) {
        await block()
        await client.invalidateQueries({ queryKey: ['conversations'] })
      } else await remove.mutateAsync()
      onOpenChange(false)
      onDone()
    } catch {
      toast({ title: m.failedToChange(), tone: 'danger' })
    }
  }
  return (
    <ConfirmDialog
      title={isBlock ? m.blockTitle({ username: user.username }) : m.deleteTitle()}
      text={isBlock ? m.blockText() : m.deleteText({ name: user.name })}
      cancel={m.cancel()}
      confirm={isBlock ? m.block() : m.delete()}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={() => void confirm()}
      isPending={remove.isPending || isPending}
      returnFocusTo={returnFocusTo}
    />
  )
}
