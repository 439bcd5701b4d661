import { ApiError, serverMessageOf } from '@skein/data'
import { AlertDialog, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { isUploading, type Composition } from '../machine/composition.ts'
import { hasUnsent } from './kept-draft.ts'
import { useSave } from './use-save.ts'

export type LeaveDialogProps = {
  post: Composition
  isOpen: boolean
  /** Back to writing. */
  onClose: () => void
  /** It is kept, or thrown away. */
  onGone: () => void
  /** It could not be kept without a network: it stays in the box. */
  onLeft: () => void
}

/** Asks what becomes of what is written as its dialog closes: a draft of its own, or nothing. */
export default function LeaveDialog({ post, isOpen, onClose, onGone, onLeft }: LeaveDialogProps) {
  const m = useMessages('drafts')
  const { save, isSaving } = useSave(post)
  const waits = isUploading(post)
  const keep = async () => {
    try {
      await save()
      toast({ title: m.saved() })
      onClose()
      onGone()
    } catch (error) {
      const isOffline = error instanceof ApiError && error.status === 0
      const description = isOffline ? m.keptHere() : serverMessageOf(error)
      toast({ title: m.saveFailed(), description, tone: 'danger' })
      onClose()
      if (isOffline) onLeft()
    }
  }
  return (
    <AlertDialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <AlertDialog.Content
        title={m.leaveTitle()}
        description={`${m.leaveText()}${hasUnsent(post) && !waits ? ` ${m.leaveFiles()}` : ''}`}
      >
        <AlertDialog.Actions>
          <AlertDialog.Action variant="quiet" disabled={isSaving} onClick={onGone}>
            {m.discard()}
          </AlertDialog.Action>
          <AlertDialog.Action
            data-autofocus
            tone="accent"
            loading={isSaving || waits}
            loadingLabel={waits ? m.uploading() : m.saving()}
            onClick={(event) => {
              // It closes once it is kept.
              event.preventDefault()
              void keep()
            }}
          >
            {m.saveDraft()}
          </AlertDialog.Action>
        </AlertDialog.Actions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
