import { useRef, type RefObject } from 'react'
import type { ThreadMessage } from '@skein/data'
import {
  CopyIcon,
  DropdownMenu,
  FlagIcon,
  IconButton,
  MoreHorizontalIcon,
  TrashIcon,
  UndoIcon,
  toast,
} from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { besideMessage } from './beside-message.ts'

type MessageMenuProps = {
  message: ThreadMessage
  /** Where an answer is written; nothing where none can be. */
  field: RefObject<HTMLElement | null>
  onReply?: (() => void) | undefined
  onDelete: () => void
  onReport: () => void
}

/** What can be done with a message that has been sent. */
export function MessageMenu({ message: { text, isMine }, field, onReply, onDelete, onReport }: MessageMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const focusAfter = useRef<HTMLElement>(null)
  const m = useMessages('messages')
  const copy = async (words: string) => {
    await navigator.clipboard.writeText(words)
    toast({ title: m.copied() })
  }
  return (
    <DropdownMenu.Root
      onOpenChange={(isOpen) => {
        if (isOpen) focusAfter.current = button.current
      }}
    >
      <DropdownMenu.Trigger ref={button} asChild>
        <IconButton
          size="xs"
          label={m.messageMore()}
          icon={<MoreHorizontalIcon size={18} />}
          className={besideMessage}
        />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content label={m.messageMore()} returnFocusTo={focusAfter}>
        {onReply && (
          <DropdownMenu.Item
            icon={<UndoIcon size={18} className="rtl:-scale-x-100" />}
            onSelect={() => {
              focusAfter.current = field.current
              onReply()
            }}
          >
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
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
