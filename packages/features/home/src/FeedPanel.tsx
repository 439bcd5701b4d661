import { useFeed, useFeedPlace, type FeedName } from '@skein/data'
import { createFeedHeights, type RenderFeedItem } from '@skein/design-system'
import { PostCard } from '@skein/feature-post'
import { FeedView } from './FeedView.tsx'
import { useSameList } from './use-same-list.ts'

/** Heights that were measured, per feed, so that coming back knows the length of the page before drawing it. */
const heights = { everyone: createFeedHeights(), following: createFeedHeights() }

const renderPost: RenderFeedItem = (id, _index, articleProps) => <PostCard id={id} articleProps={articleProps} />

type FeedPanelProps = {
  feed: FeedName
  /** Whether the reader's place is found again. */
  isRestored: boolean
  onShowEveryone: () => void
}

/** One feed with its data: pages, place, and what to do when they fail. */
export function FeedPanel({ feed, isRestored, onShowEveryone }: FeedPanelProps) {
  const { restore, onAnchorChange } = useFeedPlace(feed)
  const { ids, ...state } = useFeed(feed)
  return (
    <FeedView
      feed={feed}
      ids={useSameList(ids)}
      {...state}
      renderPost={renderPost}
      restore={isRestored ? restore : undefined}
      onAnchorChange={onAnchorChange}
      heights={heights[feed]}
      onShowEveryone={onShowEveryone}
    />
  )
}
