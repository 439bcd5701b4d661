import type { PublicUser } from '@skein/contract'
import { useAuthorPosts } from '@skein/data'
import { EmptyState, type RenderFeedItem } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { LatePull } from '@skein/feature-feed/pull'
import { PostCard, WritePost } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { useCallback } from 'react'

export const renderPost: RenderFeedItem = (id, _index, articleProps) => <PostCard id={id} articleProps={articleProps} />

/** What a member posted and reposted: what they pinned, then the newest first. */
export function AuthorPosts({ user, isOwn }: { user: PublicUser; isOwn: boolean }) {
  const { username, pinnedPostId } = user
  const list = useAuthorPosts(username, pinnedPostId)
  const renderWithPin = useCallback<RenderFeedItem>(
    (id, _index, articleProps) => <PostCard id={id} isPinned={id === pinnedPostId} articleProps={articleProps} />,
    [pinnedPostId],
  )
  const m = useMessages('profile')
  const feed = useMessages('feed')
  return (
    <>
      <LatePull label={feed.loadingPosts()} failedText={feed.failedToLoad()} onRefresh={list.refresh} />
      <PostList
        list={list}
        renderPost={renderWithPin}
        scrollPaddingTop={100}
        hasEnd={false}
        empty={
          <EmptyState
            mark="feather"
            title={m.noPosts()}
            description={isOwn ? m.noPostsOwnText() : m.noPostsText({ username })}
            action={isOwn && <WritePost />}
          />
        }
      />
    </>
  )
}
