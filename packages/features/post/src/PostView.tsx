import { useId, type HTMLAttributes } from 'react'
import type { Post } from '@skein/contract'
import { Avatar } from '@skein/design-system'
import { cva } from 'class-variance-authority'
import { ContentWarning } from './ContentWarning.tsx'
import type { LikeState } from './LikeButton.tsx'
import { LinkPreview } from './LinkPreview.tsx'
import { PollResults } from './PollResults.tsx'
import { PostActions } from './PostActions.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostImages } from './PostImages.tsx'
import { PostVideo } from './PostVideo.tsx'
import { ReactionChips } from './ReactionChips.tsx'
import { RichText } from './RichText.tsx'

const article = cva('focus-visible:-outline-offset-2', {
  variants: { ai: { true: 'p-12', false: 'border-b border-border px-16 pt-16 pb-10' } },
})

// One hairline all round and three pixels where the lines begin (look.md, AI identity); no wash inside.
const row = cva('flex gap-12', {
  variants: { ai: { true: 'rounded-sheet border border-s-3 border-ai-border px-16 pt-16 pb-10', false: '' } },
})

export type PostViewProps = {
  post: Post
  like: LikeState
  /** What a feed wants on its articles: `aria-posinset`, `aria-setsize`, `tabIndex`. */
  articleProps?: HTMLAttributes<HTMLElement> | undefined
  /** A fixed moment to read from; otherwise times follow the clock. */
  now?: Date | undefined
}

function Media({ post, now }: { post: Post; now: Date | undefined }) {
  const poll = post.pollData
  return (
    <>
      {post.content !== '' && <RichText text={post.content} className="text-post" />}
      {poll !== null && (
        <PollResults
          poll={poll}
          vote={post.viewer.vote}
          isQuestionShown={post.content.includes(poll.question)}
          now={now}
        />
      )}
      <PostImages images={post.images} />
      {post.video !== null && <PostVideo video={post.video} by={post.author.name} />}
      {post.urlPreview !== null && <LinkPreview preview={post.urlPreview} />}
    </>
  )
}

/** A post as a card of the feed (specification §2.3), drawn from what it is given: no call, no cache. */
export function PostView({ post, like, articleProps, now }: PostViewProps) {
  const nameId = useId()
  const ai = post.isAiGenerated
  return (
    <article {...articleProps} aria-labelledby={nameId} className={article({ ai })}>
      <div className={row({ ai })}>
        <Avatar name={post.author.name} src={post.author.avatar ?? undefined} size={40} kind={ai ? 'ai' : 'person'} />
        <div className="min-w-0 flex-1">
          <PostHeader
            author={post.author}
            createdAt={post.createdAt}
            isAiGenerated={ai}
            postedBy={post.postedBy}
            nameId={nameId}
            now={now}
          />
          {post.contentWarning === null ? (
            <Media post={post} now={now} />
          ) : (
            <ContentWarning warning={post.contentWarning}>
              <Media post={post} now={now} />
            </ContentWarning>
          )}
          <ReactionChips reactions={post.reactions} own={post.viewer.reaction} />
          <PostActions comments={post.comments} reposts={post.reposts} isReposted={post.viewer.reposted} like={like} />
        </div>
      </div>
    </article>
  )
}
