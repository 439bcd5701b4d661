import { Suspense, useRef } from 'react'
import { useFeed, useFeedPlace, useNewPosts, useRefreshFeed, type FeedName } from '@skein/data'
import { createFeedHeights, type RenderFeedItem } from '@skein/design-system'
import { NewItemsPill, PostList } from '@skein/feature-feed'
import { LatePull } from '@skein/feature-feed/pull'
import { PostCard } from '@skein/feature-post'
import { latePart, useMessages } from '@skein/i18n'
import { focusFirstArticle } from './focus-first-article.ts'

/** Most readers never see it. */
const NoPosts = latePart(async () => (await import('./NoPosts.tsx')).NoPosts)

/** Heights that were measured, per feed, so that coming back knows the length of the page before drawing it. */
const heights = { everyone: createFeedHeights(), following: createFeedHeights() }

const renderPost: RenderFeedItem = (id, _index, articleProps) => <PostCard id={id} articleProps={articleProps} />

type FeedPanelProps = {
  feed: FeedName
  /** Whether the reader's place is found again. */
  isRestored: boolean
  /** Whether the next page loads by itself. */
  isAutomatic: boolean | undefined
  onShowEveryone: () => void
}

/** One feed with its data: pages, place, what has been posted since, and what to do when something fails. */
export function FeedPanel({ feed, isRestored, isAutomatic, onShowEveryone }: FeedPanelProps) {
  const { restore, listKey, onAnchorChange } = useFeedPlace(feed)
  const panel = useRef<HTMLDivElement>(null)
  const m = useMessages('feed')
  return (
    <div ref={panel}>
      <LatePull label={m.loadingPosts()} failedText={m.failedToLoad()} onRefresh={useRefreshFeed(feed)} />
      <NewPosts
        feed={feed}
        onShown={(first) => {
          if (panel.current !== null) focusFirstArticle(panel.current, first)
        }}
      />
      <PostList
        key={listKey}
        list={useFeed(feed)}
        renderPost={renderPost}
        restore={isRestored ? restore : undefined}
        onAnchorChange={onAnchorChange}
        heights={heights[feed]}
        isAutomatic={isAutomatic}
        empty={
          <Suspense>
            <NoPosts feed={feed} onShowEveryone={onShowEveryone} />
          </Suspense>
        }
      />
    </div>
  )
}

/** What was posted meanwhile waits here until it is asked for (behaviour §2.3); then reading starts anew at the top. */
function NewPosts({ feed, onShown }: { feed: FeedName; onShown: (first: string | undefined) => void }) {
  const m = useMessages('home')
  const { count, authors, show } = useNewPosts(feed)
  return (
    <NewItemsPill
      label={count === 0 ? undefined : m.newPosts({ count })}
      people={authors}
      onPress={() => onShown(show())}
    />
  )
}
