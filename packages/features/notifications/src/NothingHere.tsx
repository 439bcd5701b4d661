import { pageAddress } from '@skein/contract/addresses'
import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import type { NotificationTab } from './notification-tabs.ts'

/** A tab without notifications: what would be in it, and the one thing to do about that. */
export function NothingHere({ tab }: { tab: NotificationTab }) {
  const m = useMessages('notifications')
  const explore = pageAddress('/explore')
  const { title, text, label, href } = {
    all: { title: m.empty(), text: m.emptyText(), label: m.explorePosts(), href: explore },
    mentions: { title: m.noMentions(), text: m.noMentionsText(), label: m.explorePosts(), href: explore },
    requests: {
      title: m.noRequests(),
      text: m.noRequestsText(),
      label: m.privacySettings(),
      href: pageAddress('/settings', { tab: 'privacy' }),
    },
    following: { title: m.noFollowing(), text: m.noFollowingText(), label: m.findPeople(), href: explore },
  }[tab]
  return (
    <EmptyState
      mark="bell"
      title={title}
      description={text}
      action={
        <Button asChild variant="quiet">
          <a href={href}>{label}</a>
        </Button>
      }
    />
  )
}
