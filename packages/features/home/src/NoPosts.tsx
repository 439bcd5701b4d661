import type { FeedName } from '@skein/data'
import { Button, EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

/** What stands where a feed has no posts, and the way to one that has. */
export function NoPosts({ feed, onShowEveryone }: { feed: FeedName; onShowEveryone: () => void }) {
  const m = useMessages('home')
  if (feed === 'everyone') return <EmptyState mark="feed" title={m.emptyTitle()} description={m.emptyText()} />
  return (
    <EmptyState
      mark="feed"
      title={m.emptyFollowingTitle()}
      description={m.emptyFollowingText()}
      action={
        <Button variant="quiet" onClick={onShowEveryone}>
          {m.showEveryone()}
        </Button>
      }
    />
  )
}
