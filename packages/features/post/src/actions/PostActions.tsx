import type { ReactNode } from 'react'
import type { Post } from '@skein/contract'
import { cva } from 'class-variance-authority'
import { ReactButton } from '../reactions/ReactButton.tsx'
import type { ActionSize } from './action-styles.ts'
import { BookmarkButton } from './BookmarkButton.tsx'
import { CommentLink } from './CommentLink.tsx'
import { LikeButton } from './LikeButton.tsx'
import { RepostButton } from './RepostButton.tsx'

const row = cva(
  '-ms-8 grid tight:flex tight:h-auto tight:flex-wrap w-[calc(100%+1rem)] items-center justify-items-start max-[24rem]:-ms-4 max-[24rem]:w-[calc(100%+0.5rem)]',
  {
    variants: {
      size: {
        18: 'mt-8 pointer-coarse:mt-6 grid-cols-[1fr_1fr_1.16fr_.84fr_2.125rem] pointer-coarse:grid-cols-[1fr_1fr_1.16fr_.84fr_2.75rem]',
        20: 'h-52 grid-cols-[repeat(5,1fr)_2.25rem] pointer-coarse:grid-cols-[repeat(5,1fr)_2.75rem]',
      },
    },
  },
)

type PostActionsProps = {
  post: Post
  size?: ActionSize
  /** Stands at the end: Share, where a post is read alone. */
  children?: ReactNode
}

/**
 * The row under a post, on one grid in every card, so that each control stands in one column through the whole feed whatever the
 * counts. A count of zero is not shown. A post read alone has Share as well; on a card that stands in the menu.
 */
export function PostActions({ post, size = 18, children }: PostActionsProps) {
  return (
    <div className={row({ size })}>
      <CommentLink id={post.id} count={post.comments} isClosed={post.viewer.cannotReply === true} size={size} />
      <RepostButton post={post} size={size} />
      <LikeButton id={post.id} size={size} />
      <ReactButton id={post.id} size={size} />
      <BookmarkButton id={post.id} size={size} />
      {children}
    </div>
  )
}
