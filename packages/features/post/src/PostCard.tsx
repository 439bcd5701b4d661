import type { HTMLAttributes } from 'react'
import { useLike, usePost } from '@skein/data'
import { toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { PostSkeleton } from './PostSkeleton.tsx'
import { PostView } from './PostView.tsx'

type PostCardProps = {
  /** Id of the post; it is read from the entity cache, and asked for only when it is not there. */
  id: string
  articleProps?: HTMLAttributes<HTMLElement> | undefined
}

/** The post of an id with its live state. A like shows at once and is taken back with 'Failed to like post' (§8). */
export function PostCard({ id, articleProps }: PostCardProps) {
  const m = useMessages('post')
  const { post, isLoading } = usePost(id)
  const like = useLike(id, { onError: () => toast({ title: m.failedToLike(), variant: 'destructive' }) })
  if (post === undefined) return isLoading ? <PostSkeleton /> : null
  return <PostView post={post} like={like} articleProps={articleProps} />
}
