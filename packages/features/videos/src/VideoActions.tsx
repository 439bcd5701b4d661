import { pageAddress } from '@skein/contract/addresses'
import { useId, useRef } from 'react'
import type { Post } from '@skein/contract'
import { useLike } from '@skein/data'
import {
  CommentIcon,
  HeartIcon,
  MoreHorizontalIcon,
  ShareIcon,
  toast,
  VideoPagerAction,
  VisuallyHidden,
} from '@skein/design-system'
import { loadPostMenu, shareAddress, useMenu, usePostDialog } from '@skein/feature-post/parts'
import { formatNumber, useLanguage, useMessages } from '@skein/i18n'

type VideoActionsProps = {
  post: Post
  /** Whether the comments of this video are open. */
  isCommenting: boolean
  onComment: (button: HTMLElement) => void
}

/** Like, Comment, Share and More beside the video that is watched (§2.5; behaviour §2.5: they are real). */
export function VideoActions({ post, isCommenting, onComment }: VideoActionsProps) {
  const m = useMessages('post')
  const language = useLanguage()
  const ids = useId()
  const heart = useRef<SVGSVGElement>(null)
  const { liked, likes, toggle } = useLike(post.id, {
    onError: () => toast({ title: m.failedToLike(), tone: 'danger' }),
  })
  // Drawn, not written: the count is the description of its button, not part of its name, which would change with every like.
  const count = (number: number) => (
    <span aria-hidden data-count={formatNumber(language, number)} className="before:content-[attr(data-count)]" />
  )
  return (
    <>
      <VideoPagerAction
        icon={<HeartIcon ref={heart} size={24} filled={liked} />}
        tone="like"
        pressed={liked}
        aria-label={m.like()}
        aria-describedby={`${ids}likes`}
        onClick={() => {
          if (!liked) popHeart(heart.current)
          toggle()
        }}
      >
        {count(likes)}
      </VideoPagerAction>
      <VisuallyHidden id={`${ids}likes`}>{m.likeCount({ count: likes })}</VisuallyHidden>
      <VideoPagerAction
        icon={<CommentIcon size={24} />}
        aria-label={m.comment()}
        aria-describedby={`${ids}comments`}
        aria-haspopup="dialog"
        aria-expanded={isCommenting}
        onClick={({ currentTarget }) => onComment(currentTarget)}
      >
        {count(post.comments)}
      </VideoPagerAction>
      <VisuallyHidden id={`${ids}comments`}>{m.commentCount({ count: post.comments })}</VisuallyHidden>
      <VideoPagerAction
        icon={<ShareIcon size={24} />}
        onClick={() => void shareAddress(pageAddress('/videos', { v: post.id }), post.author.name, language)}
      >
        {m.share()}
      </VideoPagerAction>
      <More post={post} />
    </>
  )
}

/** The heart beats once, as on a card (look.md, motion). Not under reduced motion. */
function popHeart(heart: SVGSVGElement | null): void {
  if (heart === null || matchMedia('(prefers-reduced-motion: reduce)').matches) return
  heart.animate([{ scale: 1 }, { scale: 1.18 }, { scale: 1 }], { duration: 260, easing: 'cubic-bezier(.2,.8,.2,1)' })
}

/** The '…' of the post: what it has on a card. */
function More({ post }: { post: Post }) {
  const m = useMessages('post')
  const { menu, anchor, trigger } = useMenu(loadPostMenu)
  const { dialog, openDialog } = usePostDialog(post, anchor.button)
  return (
    <span className="relative">
      <VideoPagerAction {...trigger} icon={<MoreHorizontalIcon size={24} />} aria-label={m.more()} />
      {menu && <menu.PostMenu anchor={anchor} post={post} onDialog={openDialog} isTranslatable={false} />}
      {dialog}
    </span>
  )
}
