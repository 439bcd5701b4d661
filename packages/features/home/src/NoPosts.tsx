import type { FeedName } from '@skein/data'
import { EmptyState } from '@skein/design-system'
import { WritePost } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { NoFollowedPosts } from './NoFollowedPosts.tsx'

/** What stands where a feed has no posts, and what to do about it: write the first, or go to a feed that has some. */
export function NoPosts({ feed, onShowEveryone }: { feed: FeedName; onShowEveryone: () => void }) {
  const m = useMessages('home')
  if (feed === 'following') return <NoFollowedPosts onShowEveryone={onShowEveryone} />
  return <EmptyState mark="feed" title={m.emptyTitle()} description={m.emptyText()} action={<WritePost />} />
}
