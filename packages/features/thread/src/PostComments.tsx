import { useThread } from '@skein/data'
import type { ReplyBox } from '@skein/feature-composer'
import { ListEnd, ListError } from '@skein/feature-feed'
import { PostSkeletons } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { useRef } from 'react'
import { NoReplies } from './NoReplies.tsx'
import { ReplyBranch } from './ReplyBranch.tsx'
import { ReplyPlace } from './ReplyPlace.tsx'

const noArticleProps = {}

/** The replies to a post and the box to write one, without the post itself: for a sheet beside it (behaviour §2.5). */
export function PostComments({ id }: { id: string }) {
  const m = useMessages('thread')
  const thread = useThread(id)
  const { post, replies } = thread
  const box = useRef<ReplyBox>(null)
  return (
    <div className="-mx-16">
      {post !== undefined && <ReplyPlace post={post} box={box} isInSheet />}
      <section aria-label={m.replies()} aria-busy={thread.isLoadingReplies || thread.isLoadingMore}>
        {thread.isLoadingReplies ? (
          <PostSkeletons label={m.loadingReplies()} />
        ) : thread.repliesError !== null ? (
          <ListError text={m.moreRepliesFailed()} onRetry={thread.retry} />
        ) : replies.length === 0 ? (
          <NoReplies post={post} headingLevel={3} onWrite={() => box.current?.focus()} />
        ) : (
          <>
            {replies.map((reply) => (
              <ReplyBranch
                key={reply.id}
                reply={reply}
                held={[]}
                authorId={(post?.postedBy ?? post?.author)?.id ?? ''}
                articleProps={noArticleProps}
              />
            ))}
            {(thread.hasMore || thread.moreError !== null) && (
              <ListEnd
                hasMore={thread.hasMore}
                isLoadingMore={thread.isLoadingMore}
                hasFailed={thread.moreError !== null}
                loadMoreLabel={m.loadMore()}
                failedText={m.moreRepliesFailed()}
                hasEnd={false}
                onLoadMore={thread.loadMore}
                onRetry={thread.retry}
              />
            )}
          </>
        )}
      </section>
    </div>
  )
}
