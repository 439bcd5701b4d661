import type { ReactNode } from 'react'
import { useViewer } from '@skein/data'
import { Feed, type FeedProps, type RenderFeedItem } from '@skein/design-system'
import { PostSkeletons } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { ListEnd, type ListEndProps } from './ListEnd.tsx'
import { ListError } from './ListError.tsx'
import { useSameList } from './use-same-list.ts'

/** What a list of posts is drawn from: what the hooks of `@skein/data` give (`useFeed`, `useBookmarks`, `usePostSearch` …). */
export type ListState = {
  /** Card keys, in order. */
  ids: readonly string[]
  isLoading: boolean
  /** Why there is nothing at all. */
  error: unknown
  hasMore: boolean
  isLoadingMore: boolean
  /** Why the next page could not be had. */
  moreError: unknown
  loadMore: () => void
  retry: () => void
}

export type PostListProps = {
  list: ListState
  renderPost: RenderFeedItem
  /** What stands where there are no posts. */
  empty: ReactNode
  /** Names the feed; 'Posts' unless told. */
  label?: string | undefined
  /** Said once while it loads; 'Loading posts' unless told. */
  loadingLabel?: string | undefined
  /** Loads the next page by itself as the reader comes near the end; as the member chose where it is not said. Off: the button does it. */
  isAutomatic?: boolean | undefined
} & Pick<FeedProps, 'restore' | 'onAnchorChange' | 'heights' | 'scrollPaddingTop'> &
  Pick<ListEndProps, 'loadMoreLabel' | 'failedText' | 'hasEnd'>

/** A list of posts in each of its states: loading, failed, empty, posts, more, all read. */
export function PostList({
  list,
  renderPost,
  empty,
  label,
  loadingLabel,
  isAutomatic,
  loadMoreLabel,
  failedText,
  hasEnd,
  ...place
}: PostListProps) {
  const m = useMessages('feed')
  const viewer = useViewer()
  const items = useSameList(list.ids)
  if (list.isLoading) return <PostSkeletons label={loadingLabel ?? m.loadingPosts()} />
  if (list.error !== null) return <ListError text={failedText} onRetry={list.retry} />
  if (items.length === 0) return empty
  const mayLoad = (isAutomatic ?? viewer?.autoLoadPosts ?? false) && list.hasMore && list.moreError === null
  return (
    <Feed
      items={items}
      renderItem={renderPost}
      label={label ?? m.feedLabel()}
      busy={list.isLoadingMore}
      total={list.hasMore ? undefined : items.length}
      {...place}
      onEndReached={mayLoad ? list.loadMore : undefined}
      footer={
        <ListEnd
          hasMore={list.hasMore}
          isLoadingMore={list.isLoadingMore}
          hasFailed={list.moreError !== null}
          loadMoreLabel={loadMoreLabel}
          failedText={failedText}
          hasEnd={hasEnd}
          onLoadMore={list.loadMore}
          onRetry={list.retry}
        />
      }
    />
  )
}
