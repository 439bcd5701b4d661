import type { Post } from '@skein/contract'
import { DropdownMenu, PencilIcon, RepeatIcon, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { requestCompose } from '../compose-port.ts'
import { AnchoredMenu } from './AnchoredMenu.tsx'
import type { MenuAnchor } from './use-menu.ts'

type RepostMenuProps = {
  anchor: MenuAnchor
  post: Post
  isReposted: boolean
  /** Turns the repost over; `onDone` is called once the server has the new one. */
  onToggle: (onDone: () => void) => void
}

/** 'Repost' / 'Quote'; a repost of one's own is taken back here too (behaviour §2.3). */
export function RepostMenu({ anchor, post, isReposted, onToggle }: RepostMenuProps) {
  const m = useMessages('postMore')
  return (
    <AnchoredMenu anchor={anchor} label={m.repost()}>
      <DropdownMenu.Item
        icon={<RepeatIcon size={18} />}
        onSelect={() => onToggle(() => toast({ title: m.reposted(), description: m.repostedText() }))}
      >
        {isReposted ? m.undoRepost() : m.repost()}
      </DropdownMenu.Item>
      <DropdownMenu.Item icon={<PencilIcon size={18} />} onSelect={() => requestCompose({ kind: 'quote', post })}>
        {m.quote()}
      </DropdownMenu.Item>
    </AnchoredMenu>
  )
}
