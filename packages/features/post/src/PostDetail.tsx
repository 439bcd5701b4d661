import { useId, useRef } from 'react'
import type { Post } from '@skein/contract'
import { useQuery } from '@tanstack/react-query'
import { usePost, userByUsernameQuery, useViewer } from '@skein/data'
import { TextButton } from '@skein/design-system'
import { FollowButton } from '@skein/feature-person'
import { useFormatDate, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { PostActions } from './actions/PostActions.tsx'
import { ShareButton } from './actions/ShareButton.tsx'
import { AvatarLink } from './AvatarLink.tsx'
import { MarksLine } from './marks/MarksLine.tsx'
import { MoreButton } from './menu/MoreButton.tsx'
import { usePostDialog } from './menu/use-post-dialog.tsx'
import { PostContent } from './PostContent.tsx'
import { PostFailure } from './PostFailure.tsx'
import { AuthorName, EditedButton, PostedBy } from './PostHeader.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'
import { PostTombstone } from './PostTombstone.tsx'
import { ReactionChips } from './reactions/ReactionChips.tsx'

const article = cva('focus-visible:-outline-offset-2', {
  variants: {
    ai: {
      true: 'm-12 rounded-sheet border border-s-3 border-ai-border px-16 pt-12',
      false: 'border-b border-border px-16 pt-12',
    },
  },
})

/** Follow, where the viewer may: it is the one thing that the post itself does not say, so it is asked for. */
function FollowAuthor({ username }: { username: string }) {
  const { data: user } = useQuery(userByUsernameQuery(username))
  if (user === undefined) return null
  return <FollowButton user={user} initial={user.viewer.follow} isPrivate={user.private} place="row" />
}

/** '47 reactions': opens who reacted. */
function ReactorsButton({ post }: { post: Post }) {
  const m = useMessages('post')
  const button = useRef<HTMLButtonElement>(null)
  const { dialog, openDialog } = usePostDialog(post, button)
  const count = post.reactions.reduce((sum, reaction) => sum + reaction.count, 0)
  return (
    <>
      <TextButton
        ref={button}
        aria-haspopup="dialog"
        onClick={() => openDialog('reactors')}
        tone="muted"
        className="px-4 text-caption hover:text-text"
      >
        {m.seeReactions({ count })}
      </TextButton>
      {dialog}
    </>
  )
}

/** A post that is read alone, at its own address: larger, with the exact time, who reacted, and Share. */
function Detail({ post }: { post: Post }) {
  const formatDate = useFormatDate()
  const viewer = useViewer()
  const nameId = useId()
  const ai = post.isAiGenerated
  const canFollow = viewer !== null && !ai && viewer.id !== post.author.id
  return (
    <article tabIndex={-1} data-post={post.id} aria-labelledby={nameId} className={article({ ai })}>
      <header className="flex items-center gap-12 tight:flex-wrap">
        <AvatarLink post={post} />
        <div className="min-w-0 flex-1 text-control text-text-faint tight:flex-[1_1_5rem]">
          <AuthorName post={post} nameId={nameId} className="text-post/20" />
          {ai && post.postedBy !== null ? (
            <PostedBy username={post.postedBy.username} />
          ) : (
            <p className="w-fit max-w-full truncate" dir="ltr">
              @{post.author.username}
            </p>
          )}
        </div>
        {canFollow && <FollowAuthor username={post.author.username} />}
        <MoreButton post={post} />
      </header>
      <div className="mt-12">
        <PostContent post={post} textClass="text-[1.25rem]/28 tracking-[-0.011em] rail:text-section/28" />
      </div>
      <p className="mt-12 flex flex-wrap items-center gap-x-6 text-control text-text-faint">
        <time dateTime={post.createdAt}>
          {formatDate(post.createdAt, { timeStyle: 'short' })}
          {' · '}
          {formatDate(post.createdAt, { dateStyle: 'medium' })}
        </time>
        {post.editedAt !== null && (
          <>
            <span aria-hidden>·</span>
            <EditedButton post={post} />
          </>
        )}
      </p>
      <MarksLine post={post} />
      <ReactionChips id={post.id}>
        <ReactorsButton post={post} />
      </ReactionChips>
      <div className="mt-12 border-t border-border">
        <PostActions post={post} size={20}>
          <ShareButton post={post} size={20} />
        </PostActions>
      </div>
    </article>
  )
}

/** The post that a thread is about, by its id; a tombstone where it is gone. */
export function PostDetail({ id }: { id: string }) {
  const { post, gone, isLoading, retry } = usePost(id)
  if (post !== undefined) return <Detail post={post} />
  if (isLoading) return <PostSkeleton />
  if (gone !== undefined) return <PostTombstone kind={gone} />
  return <PostFailure onRetry={retry} />
}
