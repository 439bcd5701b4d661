import type { FeedName, useFeed } from '@skein/data'
import { EmptyState, Button, Feed, type FeedProps, type RenderFeedItem } from '@skein/design-system'
import { PostSkeletons } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { FeedEnd } from './FeedEnd.tsx'
import { FeedError } from './FeedError.tsx'

export type FeedViewProps = Omit<ReturnType<typeof useFeed>, 'ids'> &
  Pick<FeedProps, 'restore' | 'onAnchorChange' | 'heights'> & {
    feed: FeedName
    ids: readonly string[]
    renderPost: RenderFeedItem
    onShowEveryone: () => void
  }

/** A feed in each of its states: loading, failed, empty, posts, more, all read. */
export function FeedView({ feed, ids, isLoading, error, retry, renderPost, onShowEveryone, ...list }: FeedViewProps) {
  const m = useMessages('home')
  if (isLoading) return <PostSkeletons label={m.loadingPosts()} />
  if (error !== null) return <FeedError onRetry={retry} />
  if (ids.length === 0) {
    return feed === 'following' ? (
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
    ) : (
      <EmptyState mark="feed" title={m.emptyTitle()} description={m.emptyText()} />
    )
  }
  return (
    <Feed
      items={ids}
      renderItem={renderPost}
      label={m.feedLabel()}
      busy={list.isLoadingMore}
      restore={list.restore}
      onAnchorChange={list.onAnchorChange}
      heights={list.heights}
      footer={
        <FeedEnd
          hasMore={list.hasMore}
          isLoadingMore={list.isLoadingMore}
          hasFailed={list.moreError !== null}
          onLoadMore={list.loadMore}
          onRetry={retry}
        />
      }
    />
  )
}
