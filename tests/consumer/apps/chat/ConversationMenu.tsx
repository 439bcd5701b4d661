import { DropdownMenu } from '@skein/design-system/dropdown-menu'
import { BellIcon, BellOffIcon, MailIcon, MoreHorizontalIcon, TrashIcon } from '@skein/design-system/icon'
import { IconButton } from '@skein/design-system/icon-button'

type ConversationMenuProps = {
  isMuted: boolean
  onMute: (isMuted: boolean) => void
  onUnread: () => void
  onRemove: () => void
}

export function ConversationMenu({ isMuted, onMute, onUnread, onRemove }: ConversationMenuProps) {
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label="More" icon={<MoreHorizontalIcon />} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item
          icon={isMuted ? <BellIcon size={18} /> : <BellOffIcon size={18} />}
          onSelect={() => onMute(!isMuted)}
        >
          {isMuted ? 'Unmute' : 'Mute'}
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<MailIcon size={18} />} onSelect={onUnread}>
          Mark as unread
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        <DropdownMenu.Item tone="danger" icon={<TrashIcon size={18} />} onSelect={onRemove}>
          Delete conversation
        </DropdownMenu.Item>
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
