import { useRef } from 'react'
import type { Draft } from '@skein/contract'
import {
  SendIcon,
  CalendarIcon,
  DropdownMenu,
  IconButton,
  MoreHorizontalIcon,
  TrashIcon,
  UndoIcon,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { DraftRowFrame } from './DraftRow.tsx'
import { nameOf } from './draft-words.ts'
import { useMoment } from './use-moment.ts'

type ScheduledRowProps = {
  draft: Draft & { scheduledFor: string }
  isOpening: boolean
  isLocked: boolean
  onOpen: () => void
  onMove: () => void
  onPublish: () => void
  onUnschedule: () => void
  onRemove: () => void
}

/** A draft that is published at its moment, and what can be done with it until then. */
export function ScheduledRow({ onMove, onPublish, onUnschedule, onRemove, ...props }: ScheduledRowProps) {
  const m = useMessages('drafts')
  const inWords = useMoment()
  const button = useRef<HTMLButtonElement>(null)
  const { draft, isLocked } = props
  const label = m.more({ text: nameOf(draft, m) })
  return (
    <DraftRowFrame {...props} moment={<time dateTime={draft.scheduledFor}>{inWords(draft.scheduledFor)}</time>}>
      <DropdownMenu.Root>
        <DropdownMenu.Trigger ref={button} asChild>
          <IconButton label={label} icon={<MoreHorizontalIcon />} disabled={isLocked} />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content label={label} align="end" returnFocusTo={button}>
          <DropdownMenu.Item icon={<CalendarIcon size={18} />} onSelect={onMove}>
            {m.move()}
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<SendIcon size={18} />} onSelect={onPublish}>
            {m.publishNow()}
          </DropdownMenu.Item>
          <DropdownMenu.Item icon={<UndoIcon size={18} className="rtl:-scale-x-100" />} onSelect={onUnschedule}>
            {m.unschedule()}
          </DropdownMenu.Item>
          <DropdownMenu.Separator />
          <DropdownMenu.Item icon={<TrashIcon size={18} />} tone="danger" onSelect={onRemove}>
            {m.removeConfirm()}
          </DropdownMenu.Item>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
    </DraftRowFrame>
  )
}
