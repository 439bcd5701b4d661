import { useEffect, useRef } from 'react'
import { useThread } from '@skein/data'
import type { ReplyBox } from '@skein/feature-composer'
import { ListError } from '@skein/feature-feed'
import { AncestorCard, PostDetail, PostSkeletons, PostTombstone } from '@skein/feature-post'
import { useMessages } from '@skein/i18n'
import { Gone } from './Gone.tsx'
import { Replies } from './Replies.tsx'
import { ReplyPlace } from './ReplyPlace.tsx'
import { threadTitle } from './thread-title.ts'
import { useFocalPlace } from './use-focal-place.ts'

export type ThreadScreenProps = {
  /** The post whose page it is. */
  id: string
  /** Whether somebody came back to this page: the place that was left is found again, in place of the post. */
  isReturning?: boolean
  /** Told what the document is called, once the post is known. */
  onTitle?: ((title: string) => void) | undefined
}

/**
 * A post's page: what it answers above, the post, a reply composer, and the replies. Deleted posts and posts that
 * the viewer may not see say so. Visitors read; to answer they sign in.
 */
export function ThreadScreen({ id, isReturning = false, onTitle }: ThreadScreenProps) {
  const m = useMessages('thread')
  const thread = useThread(id)
  const { post, state, ancestors } = thread
  const focal = useRef<HTMLDivElement>(null)
  const box = useRef<ReplyBox>(null)
  useFocalPlace(focal, state === 'shown' && !isReturning, thread.isLoadingAncestors)

  const title = post === undefined || state !== 'shown' ? undefined : threadTitle(post, m)
  useEffect(() => {
    if (title !== undefined) onTitle?.(title)
  }, [title, onTitle])

  if (state === 'loading') return <PostSkeletons label={m.loading()} />
  if (state === 'failed') return <Gone kind="failed" onRetry={thread.retry} />

  return (
    <div className="flex flex-1 flex-col">
      {ancestors.length > 0 && (
        <section aria-label={m.earlier()}>
          {ancestors.map((place) =>
            place.tombstone === null ? (
              <AncestorCard key={place.id} id={place.id} />
            ) : (
              <PostTombstone key={place.id} kind={place.tombstone.tombstone} placement="thread" />
            ),
          )}
        </section>
      )}
      {/* As high as the window, so that the post can stand at its top however short the thread is. */}
      <div ref={focal} className="min-h-[calc(100dvh---spacing(52))] scroll-mt-52">
        {thread.ancestorsError !== null && <ListError text={m.earlierFailed()} onRetry={thread.retry} />}
        {state === 'shown' ? <PostDetail id={id} /> : <Gone kind={state} />}
        {state === 'shown' && post !== undefined && <ReplyPlace post={post} box={box} />}
        {(state === 'shown' || thread.replies.length > 0) && (
          <section aria-label={m.replies()}>
            <Replies
              thread={thread}
              authorId={(post?.postedBy ?? post?.author)?.id ?? ''}
              onWrite={() => box.current?.focus()}
            />
          </section>
        )}
      </div>
    </div>
  )
}
