import type { FeedName } from '@skein/data'
import { EmptyState } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { NoFollowedPosts } from './NoFollowedPosts.tsx'

/** What stands where a feed has no posts, and the way to one that has. */
export function NoPosts({ feed, onShowEveryone }: { feed: FeedName; onShowEveryone: () => void }) {
  const m = useMessages('home')
  if (feed === 'following') return <NoFollowedPosts onShowEveryone={onShowEveryone} />
  return <EmptyState mark="feed" title={m.emptyTitle()} description={m.emptyText()} />
}
