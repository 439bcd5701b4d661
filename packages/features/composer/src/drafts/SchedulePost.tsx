import { useScheduleDraft } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { isUploading, type Composition } from '../machine/composition.ts'
import { ScheduleDialog } from './ScheduleDialog.tsx'
import { useMoment } from './use-moment.ts'
import { useSave } from './use-save.ts'

export type SchedulePostProps = {
  post: Composition
  /** The moment for which the draft that was opened is scheduled. */
  chosen: string | null
  isOpen: boolean
  onClose: () => void
  /** It is a draft from now on, under that id. */
  onKept: (id: string) => void
  /** It waits for its moment: nothing of it is left here. */
  onGone: () => void
}

/** Asks when what is written is to be published: then it waits as a draft with a moment. */
export default function SchedulePost({ post, chosen, isOpen, onClose, onKept, onGone }: SchedulePostProps) {
  const m = useMessages('drafts')
  const inWords = useMoment()
  const { save } = useSave(post)
  const { mutateAsync: schedule } = useScheduleDraft()
  return (
    <ScheduleDialog
      isOpen={isOpen}
      onClose={onClose}
      chosen={chosen}
      isWaiting={isUploading(post)}
      onSchedule={async (scheduledFor) => {
        const { id } = await save()
        // Tried again after a failure, it is this draft that is scheduled.
        onKept(id)
        await schedule({ id, scheduledFor })
        toast({ title: m.scheduled(), description: inWords(scheduledFor) })
        onGone()
      }}
    />
  )
}
