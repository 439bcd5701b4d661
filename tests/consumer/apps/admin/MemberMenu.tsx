import { DropdownMenu } from '@skein/design-system/dropdown-menu'
import { BanIcon, CopyIcon, MoreHorizontalIcon, PencilIcon, UndoIcon } from '@skein/design-system/icon'
import { IconButton } from '@skein/design-system/icon-button'
import { toast } from '@skein/design-system/toast'
import type { Member, Status } from './members.ts'

export type MemberMenuProps = {
  member: Member
  onEdit: (member: Member) => void
  onStatus: (ids: ReadonlySet<string>, status: Status) => void
}

async function copy(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text)
    toast({ title: 'The address is copied' })
  } catch {
    toast({ title: 'The address could not be copied', description: text, tone: 'danger' })
  }
}

/** What can be done with one member. */
export function MemberMenu({ member, onEdit, onStatus }: MemberMenuProps) {
  const { id, name, email, status } = member
  const only = new Set([id])
  return (
    <DropdownMenu.Root>
      <DropdownMenu.Trigger asChild>
        <IconButton label={`More about ${name}`} size="sm" icon={<MoreHorizontalIcon />} tooltip={false} />
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end">
        <DropdownMenu.Item icon={<PencilIcon size={18} />} onSelect={() => onEdit(member)}>
          Edit
        </DropdownMenu.Item>
        <DropdownMenu.Item icon={<CopyIcon size={18} />} onSelect={() => void copy(email)}>
          Copy address
        </DropdownMenu.Item>
        <DropdownMenu.Separator />
        {status === 'suspended' ? (
          <DropdownMenu.Item icon={<UndoIcon size={18} />} onSelect={() => onStatus(only, 'active')}>
            Let in again
          </DropdownMenu.Item>
        ) : (
          <DropdownMenu.Item tone="danger" icon={<BanIcon size={18} />} onSelect={() => onStatus(only, 'suspended')}>
            Suspend
          </DropdownMenu.Item>
        )}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  )
}
