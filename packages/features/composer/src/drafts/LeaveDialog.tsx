import { ApiError, serverMessageOf } from '@skein/data'
import { AlertDialog, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { isUploading, type Composition } from '../machine/composition.ts'
import { refusalOf } from './draft-words.ts'
import { hasUnsent } from './kept-draft.ts'
import { useMoment } from './use-moment.ts'
import { useSave } from './use-save.ts'

export type LeaveDialogProps = {
  post: Composition
  /** The moment for which the draft that was opened is scheduled, ISO 8601. */
  scheduledFor: string | null
  isOpen: boolean
  /** Back to writing. */
  onClose: () => void
  /** It is kept, or thrown away. */
  onGone: () => void
  /** It could not be kept without a network: it stays in the box. */
  onLeft: () => void
}

/** Asks what becomes of what is written as its dialog closes: a draft of its own, or nothing. */
export default function LeaveDialog({ post, scheduledFor, isOpen, onClose, onGone, onLeft }: LeaveDialogProps) {
  const m = useMessages('drafts')
  const { save, isSaving } = useSave(post)
  const inWords = useMoment()
  const waits = isUploading(post)
  const keep = async () => {
    try {
      const kept = await save()
      toast(
        kept.scheduledFor === null
          ? { title: m.saved(), description: kept.refusal === null ? undefined : refusalOf(kept.refusal, m) }
          : { title: m.changesSaved(), description: inWords(kept.scheduledFor) },
      )
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
        title={scheduledFor === null ? m.leaveTitle() : m.changesTitle()}
        description={`${scheduledFor === null ? m.leaveText() : m.changesText({ time: inWords(scheduledFor) })}${hasUnsent(post) && !waits ? ` ${m.leaveFiles()}` : ''}`}
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
            {scheduledFor === null ? m.saveDraft() : m.saveChanges()}
          </AlertDialog.Action>
        </AlertDialog.Actions>
      </AlertDialog.Content>
    </AlertDialog.Root>
  )
}
