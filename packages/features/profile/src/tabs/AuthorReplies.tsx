import { useAuthorPart } from '@skein/data'
import { EmptyState } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { useMessages } from '@skein/i18n'
import { renderPost } from './AuthorPosts.tsx'

/** What a member replied, newest first; each says to whom. */
export function AuthorReplies({ username }: { username: string }) {
  const m = useMessages('profile')
  return (
    <PostList
      list={useAuthorPart(username, 'replies')}
      renderPost={renderPost}
      label={m.replies()}
      loadingLabel={m.loadingReplies()}
      scrollPaddingTop={100}
      hasEnd={false}
      empty={<EmptyState mark="message" title={m.noReplies()} />}
    />
  )
}
