import { useRef, type ReactElement, type RefObject } from 'react'
import { ContextMenu, DropdownMenu, IconButton, MoreHorizontalIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { besideMessage } from './beside-message.ts'
import { MessageRows, type MessageRowsProps } from './MessageRows.tsx'

export type MessageMenuProps = MessageRowsProps & {
  /** Where an answer is written: it has the focus after 'Reply'. */
  field: RefObject<HTMLElement | null>
}

/** What has the focus after the menu: where an answer is written, once 'Reply' was chosen. */
function useFocusAfter({ field, onReply }: Pick<MessageMenuProps, 'field' | 'onReply'>) {
  const focusAfter = useRef<HTMLElement>(null)
  const begin = (element: HTMLElement | null) => {
    focusAfter.current = element
  }
  const reply = () => {
    begin(field.current)
    onReply?.()
  }
  return { focusAfter, begin, reply: onReply && reply }
}

/** What can be done with a message, behind a button beside it. */
export function MessageMenu({ field, onReply, ...rows }: MessageMenuProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { focusAfter, begin, reply } = useFocusAfter({ field, onReply })
  const m = useMessages('messages')
  return (
    <DropdownMenu.Root
      onOpenChange={(isOpen) => {
        if (isOpen) begin(button.current)
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
        <MessageRows {...rows} onReply={reply} />
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}

/** The same where the message is pressed: by a right click, or by a finger that rests on it. */
export function MessageContextMenu({
  field,
  onReply,
  disabled,
  children,
  ...rows
}: MessageMenuProps & { disabled: boolean; children: ReactElement }) {
  const { focusAfter, begin, reply } = useFocusAfter({ field, onReply })
  const m = useMessages('messages')
  return (
    <ContextMenu.Root
      onOpenChange={(isOpen) => {
        if (isOpen) begin(null)
      }}
    >
      <ContextMenu.Trigger asChild disabled={disabled}>
        {children}
      </ContextMenu.Trigger>
      <ContextMenu.Content label={m.messageMore()} returnFocusTo={focusAfter}>
        <MessageRows {...rows} onReply={reply} />
      </ContextMenu.Content>
    </ContextMenu.Root>
  )
}
