import type { BrowserAccount } from '@skein/contract'
import { CountBadge } from '@skein/design-system'
import { useUnreadText } from '../NavEntry.tsx'

/** Whose account it is, beside their picture, and how much waits there. */
export function AccountFace({ account: { name, username, unread } }: { account: BrowserAccount }) {
  const count = unread.notifications + unread.messages
  const unreadText = useUnreadText()
  return (
    <span className="flex min-w-0 flex-1 items-center gap-8">
      <span className="min-w-0 flex-1">
        <bdi className="block w-fit max-w-full truncate font-semibold">{name}</bdi>{' '}
        <bdi className="block w-fit max-w-full truncate text-caption text-text-muted">@{username}</bdi>
      </span>
      <CountBadge count={count} label={unreadText(count)} />
    </span>
  )
}
