import { useDeletePost } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { ConfirmDialog } from './ConfirmDialog.tsx'
import { failureToast } from './failure-toast.ts'
import { focusNeighbour } from './focus-neighbour.ts'
import type { PostDialogProps } from './post-dialog-props.ts'

/** Asks before a post is deleted, because that cannot be undone. It leaves every list at once; a failure puts it back. */
export function DeleteDialog({ post, isOpen, onOpenChange, returnFocusTo }: PostDialogProps) {
  const m = useMessages('postMore')
  const { mutateAsync } = useDeletePost(post.id)
  const remove = async () => {
    const button = returnFocusTo.current
    onOpenChange(false)
    focusNeighbour(button)
    try {
      await mutateAsync()
      toast({ title: m.deleted() })
    } catch (error) {
      failureToast(m.failedToDelete(), error, m.tryAgain())
    }
  }
  return (
    <ConfirmDialog
      title={m.deleteTitle()}
      text={m.deleteText()}
      cancel={m.cancel()}
      confirm={m.delete()}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      onConfirm={() => void remove()}
      returnFocusTo={returnFocusTo}
    />
  )
}
