import type { ThreadMessage } from '@skein/data'
import { CopyIcon, DropdownMenu, FlagIcon, TrashIcon, UndoIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

export type MessageRowsProps = {
  message: ThreadMessage
  /** Nothing where no answer can be written. */
  onReply?: (() => void) | undefined
  onDelete: () => void
  onReport: () => void
}

/** What can be done with a message that has been sent: the rows of its menu, behind its button and where it is pressed. */
export function MessageRows({ message: { text, isMine }, onReply, onDelete, onReport }: MessageRowsProps) {
  const m = useMessages('messages')
  const copy = async (words: string) => {
    try {
      await navigator.clipboard.writeText(words)
      toast({ title: m.copied() })
    } catch {
      toast({ title: m.copyFailed(), tone: 'danger' })
    }
  }
  return (
    <>
      {onReply && (
        <DropdownMenu.Item icon={<UndoIcon size={18} className="rtl:-scale-x-100" />} onSelect={onReply}>
          {m.reply()}
        </DropdownMenu.Item>
      )}
      {text !== null && text !== '' && (
        <DropdownMenu.Item icon={<CopyIcon size={18} />} onSelect={() => void copy(text)}>
          {m.copyText()}
        </DropdownMenu.Item>
      )}
      {!isMine && (
        <DropdownMenu.Item icon={<FlagIcon size={18} />} onSelect={onReport}>
          {m.report()}
        </DropdownMenu.Item>
      )}
      <DropdownMenu.Item tone="danger" icon={<TrashIcon size={18} />} onSelect={onDelete}>
        {m.deleteMessage()}
      </DropdownMenu.Item>
    </>
  )
}
