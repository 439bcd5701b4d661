import { useAuthorPart } from '@skein/data'
import { EmptyState } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { LatePull } from '@skein/feature-feed/pull'
import { useMessages } from '@skein/i18n'
import { renderPost } from './AuthorPosts.tsx'

/** What a member replied, newest first; each says to whom. */
export function AuthorReplies({ username }: { username: string }) {
  const m = useMessages('profile')
  const feed = useMessages('feed')
  const list = useAuthorPart(username, 'replies')
  return (
    <>
      <LatePull label={m.loadingReplies()} failedText={feed.failedToLoad()} onRefresh={list.refresh} />
      <PostList
        list={list}
        renderPost={renderPost}
        label={m.replies()}
        loadingLabel={m.loadingReplies()}
        scrollPaddingTop={100}
        hasEnd={false}
        empty={<EmptyState mark="message" title={m.noReplies()} />}
      />
    </>
  )
}
