import { memo, type HTMLAttributes } from 'react'
import { useEntry, usePost } from '@skein/data'
import { PostFailure } from './PostFailure.tsx'
import { PostSkeleton } from './PostSkeleton.tsx'
import { PostTombstone } from './PostTombstone.tsx'
import { PostView, type PostPlacement } from './PostView.tsx'

export type PostCardProps = PostPlacement & {
  /** A card's key, as a list has it: the id of a post or of a repost. The post is read from the entity cache, and asked for only when it is not there. */
  id: string
  articleProps?: HTMLAttributes<HTMLElement> | undefined
}

/**
 * The post of a list's key with its live state. It is drawn again only when its own post changes, so that a long feed stays smooth:
 * keep `articleProps` and `reason` the same between renders.
 */
export const PostCard = memo(function PostCard({ id, ...props }: PostCardProps) {
  const { postId, repost } = useEntry(id)
  const { post, gone, isLoading, retry } = usePost(postId)
  if (post !== undefined) return <PostView post={post} repost={repost} {...props} />
  if (isLoading) return <PostSkeleton />
  if (gone !== undefined) return <PostTombstone kind={gone} placement={props.placement ?? 'feed'} />
  return <PostFailure onRetry={retry} />
})
