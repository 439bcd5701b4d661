import { pageAddress } from '@skein/contract/addresses'
import { useAuthorPosts } from '@skein/data'
import { Button, EmptyState, type RenderFeedItem } from '@skein/design-system'
import { PostList } from '@skein/feature-feed'
import { PostCard } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'

export const renderPost: RenderFeedItem = (id, _index, articleProps) => <PostCard id={id} articleProps={articleProps} />

/** What a member posted and reposted, newest first. */
export function AuthorPosts({ username, isOwn }: { username: string; isOwn: boolean }) {
  const m = useMessages('profile')
  return (
    <PostList
      list={useAuthorPosts(username)}
      renderPost={renderPost}
      scrollPaddingTop={100}
      hasEnd={false}
      empty={
        <EmptyState
          className="my-auto"
          mark="feather"
          title={m.noPosts()}
          description={isOwn ? m.noPostsOwnText() : m.noPostsText({ username })}
          action={
            isOwn && (
              <Button asChild variant="quiet">
                <a href={pageAddress('/')}>{m.writePost()}</a>
              </Button>
            )
          }
        />
      }
    />
  )
}
