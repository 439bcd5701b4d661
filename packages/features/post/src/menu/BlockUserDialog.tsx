import type { RefObject } from 'react'
import type { UserSummary } from '@skein/contract'
import { useBlock } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { failureToast } from './failure-toast.ts'

type BlockUserDialogProps = {
  user: Pick<UserSummary, 'id' | 'username'>
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  returnFocusTo: RefObject<HTMLElement | null>
  /** Is told when the member was sure, before anything is sent. */
  onConfirm?: () => void
}

/** Asks before a member is blocked. Their posts leave every list at once; a failure puts them back. */
export function BlockUserDialog({ user, isOpen, onOpenChange, returnFocusTo, onConfirm }: BlockUserDialogProps) {
  const m = useMessages('postMore')
  const { id, username } = user
  const { block } = useBlock(id)
  const confirm = async () => {
    onOpenChange(false)
    onConfirm?.()
    try {
      await block()
      toast({ title: m.blocked({ username }) })
    } catch (error) {
      failureToast(m.failedToBlock({ username }), error, m.tryAgain())
    }
  }
  return (
    <ConfirmDialog
      title={m.blockTitle({ username })}
      text={m.blockText()}
      cancel={m.cancel()}
      confirm={m.blockConfirm()}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={() => void confirm()}
      returnFocusTo={returnFocusTo}
    />
  )
}
