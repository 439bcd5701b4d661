import { pageAddress } from '@skein/contract/addresses'
import { useAuthorPart } from '@skein/data'
import { Button, EmptyState } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { LatePull } from '@skein/feature-feed/pull'
import { useMessages } from '@skein/i18n'
import { renderPost } from './AuthorPosts.tsx'

/** What a member replied, newest first; each says to whom. */
export function AuthorReplies({ username, isOwn }: { username: string; isOwn: boolean }) {
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
        empty={
          <EmptyState
            mark="message"
            title={m.noReplies()}
            action={
              isOwn && (
                <Button asChild variant="quiet">
                  <a href={pageAddress('/explore')}>{m.explorePosts()}</a>
                </Button>
              )
            }
          />
        }
      />
    </>
  )
}
