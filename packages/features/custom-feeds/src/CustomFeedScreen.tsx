import { pageAddress } from '@skein/contract/addresses'
import { useEffect, useRef, useState } from 'react'
import type { CustomFeed } from '@skein/contract'
import { ApiError, useCustomFeed, useCustomFeedPosts, useViewer } from '@skein/data'
import { Button, EmptyState, type RenderFeedItem } from '@skein/design-system'
import { ListError, PostList } from '@skein/feature-feed'
import { PostCard, PostSkeletons } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { FeedHead } from './FeedHead.tsx'

const renderPost: RenderFeedItem = (id, _index, articleProps) => <PostCard id={id} articleProps={articleProps} />

export type CustomFeedScreenProps = {
  id: string
  /** Told what the document is called, once the feed is known. */
  onTitle?: ((title: string) => void) | undefined
  /** The feed was deleted: back to the list. */
  onGone: () => void
}

/** One feed that a member made: its rule, what can be done about it, and its posts. */
export function CustomFeedScreen({ id, onTitle, onGone }: CustomFeedScreenProps) {
  const m = useMessages('customFeeds')
  const feedMessages = useMessages('feed')
  const { data: feed, error, refetch } = useCustomFeed(id)
  const name = feed?.name
  useEffect(() => {
    if (name !== undefined) onTitle?.(name)
  }, [name, onTitle])

  if (feed !== undefined) return <Shown feed={feed} onGone={onGone} />
  if (error === null) return <PostSkeletons label={feedMessages.loadingPosts()} />
  if (!(error instanceof ApiError && error.code === 'feed-not-found'))
    return <ListError text={m.failed()} onRetry={() => void refetch()} />
  return (
    <EmptyState
      mark="feather"
      title={m.gone()}
      description={m.goneText()}
      action={
        <Button asChild variant="quiet">
          <a href={pageAddress('/feeds')}>{m.toFeeds()}</a>
        </Button>
      }
    />
  )
}

function Shown({ feed, onGone }: { feed: CustomFeed; onGone: () => void }) {
  const m = useMessages('customFeeds')
  const isOwn = useViewer()?.id === feed.owner.id
  const [isEditing, setEditing] = useState(false)
  const edit = useRef<HTMLButtonElement>(null)
  return (
    <div className="flex flex-1 flex-col">
      <FeedHead feed={feed} isOwn={isOwn} edit={edit} isEditing={isEditing} onEdit={setEditing} onGone={onGone} />
      <PostList
        list={useCustomFeedPosts(feed.id)}
        label={feed.name}
        renderPost={renderPost}
        empty={
          <EmptyState
            mark="feed"
            title={m.noPosts()}
            description={m.noPostsText()}
            action={
              isOwn ? (
                <Button variant="quiet" onClick={() => setEditing(true)}>
                  {m.changeRule()}
                </Button>
              ) : (
                <Button asChild variant="quiet">
                  <a href={pageAddress('/feeds')}>{m.toFeeds()}</a>
                </Button>
              )
            }
          />
        }
      />
    </div>
  )
}
