import { memo, useId } from 'react'
import { usePost } from '@skein/data'
import { AvatarLink } from './AvatarLink.tsx'
import { MoreButton } from './menu/MoreButton.tsx'
import { openOnPress } from './open-on-press.ts'
import { PostContent } from './PostContent.tsx'
import { PostHeader } from './PostHeader.tsx'
import { PostTombstone } from './PostTombstone.tsx'

/**
 * A post above the one that a thread is about: no actions, the whole row opens it. A line runs from under its avatar to the next one
 * (look, post).
 */
export const AncestorCard = memo(function AncestorCard({ id }: { id: string }) {
  const { post, gone, isLoading } = usePost(id)
  const nameId = useId()
  if (post === undefined) {
    return isLoading ? null : (
      <div className="px-16">
        <PostTombstone kind={gone ?? 'unavailable'} placement="thread" />
      </div>
    )
  }
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a shortcut for the pointer: the time is the link
    <article
      tabIndex={-1}
      data-post={id}
      aria-labelledby={nameId}
      onClick={openOnPress}
      className="flex cursor-pointer gap-12 px-16 pt-12 pb-4 transition-colors duration-fade hover:bg-hover/50 focus-visible:-outline-offset-2"
    >
      <div className="flex flex-col items-center">
        <AvatarLink post={post} />
        <span aria-hidden className="mt-4 -mb-12 w-2 flex-1 bg-border" />
      </div>
      <div className="min-w-0 flex-1 pb-4">
        <PostHeader post={post} nameId={nameId}>
          <MoreButton post={post} />
        </PostHeader>
        <PostContent post={post} isFolded />
      </div>
    </article>
  )
})
