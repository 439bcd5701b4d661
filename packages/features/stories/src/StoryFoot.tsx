import { pageAddress } from '@skein/contract/addresses'
import { useId, useRef, useState, type ReactNode } from 'react'
import type { Post } from '@skein/contract'
import { forgetStories, useDeletePost, useLike, useViewer } from '@skein/data'
import { Button, EyeIcon, HeartIcon, IconButton, toast, TrashIcon, VisuallyHidden } from '@skein/design-system'
import { RichText } from '@skein/feature-post'
import { formatNumber, useLanguage, useMessages } from '@skein/i18n'
import { useQueryClient } from '@tanstack/react-query'

type StoryFootProps = {
  post: Post
  isCovered: boolean
  /** How many have seen it; null where it is somebody else's. */
  views: number | null
  onViewers: () => void
  /** The list of viewers is open. */
  isPicked: boolean
  /** The buttons to the next and the previous story. */
  children: ReactNode
}

/** The words of a story and what can be done: like it and answer with a message, or, of one's own, see who saw it and delete it. */
export function StoryFoot({ post, isCovered, views, onViewers, isPicked, children }: StoryFootProps) {
  const hasMedia = post.video !== null || post.images.length > 0
  return (
    <div className="flex flex-col gap-12">
      {hasMedia && !isCovered && post.content !== '' && (
        <RichText text={post.content} entities={post.entities} className="line-clamp-4 text-label/22" />
      )}
      <div className="flex items-center gap-4">
        {views === null ? (
          <Answers post={post} />
        ) : (
          <Own post={post} views={views} onViewers={onViewers} isPicked={isPicked} />
        )}
        <span className="ms-auto flex">{children}</span>
      </div>
    </div>
  )
}

/** Like, and the way to a message: what is said of a story is between two. */
function Answers({ post }: { post: Post }) {
  const m = useMessages('stories')
  const posts = useMessages('post')
  const language = useLanguage()
  const countId = useId()
  const { liked, likes, toggle } = useLike(post.id, {
    onError: () => toast({ title: posts.failedToLike(), tone: 'danger' }),
  })
  const username = (post.postedBy ?? post.author).username
  return (
    <>
      <IconButton
        label={m.like()}
        aria-pressed={liked}
        aria-describedby={countId}
        icon={<HeartIcon filled={liked} className={liked ? 'text-like' : undefined} />}
        onClick={toggle}
      />
      <VisuallyHidden id={countId}>{posts.likeCount({ count: likes })}</VisuallyHidden>
      {likes > 0 && (
        <span aria-hidden className="-ms-4 me-8 text-control tabular-nums">
          {formatNumber(language, likes)}
        </span>
      )}
      <Button asChild variant="quiet" size="md">
        <a href={pageAddress('/messages', { with: username })}>{m.reply()}</a>
      </Button>
    </>
  )
}

function Own({
  post,
  views,
  onViewers,
  isPicked,
}: Pick<StoryFootProps, 'post' | 'onViewers' | 'isPicked'> & { views: number }) {
  const m = useMessages('stories')
  const client = useQueryClient()
  const viewer = useViewer()
  const { mutateAsync, isPending } = useDeletePost(post.id)
  // The story is gone from here before the answer comes, and this button with it.
  const remove = async () => {
    try {
      await mutateAsync()
      toast({ title: m.deleted() })
      if (viewer !== null) forgetStories(client, viewer.id)
    } catch {
      toast({ title: m.failedToDelete(), tone: 'danger' })
    }
  }
  const [isAsked, setAsked] = useState(false)
  const confirm = useRef<HTMLButtonElement>(null)
  return (
    <>
      <Button variant="quiet" size="md" aria-haspopup="dialog" aria-expanded={isPicked} onClick={onViewers}>
        <EyeIcon size={18} />
        {views === 0 ? m.seenByNobody() : m.seenBy({ count: views })}
      </Button>
      {isAsked ? (
        // The second press deletes: the first has moved the focus here.
        <Button
          ref={confirm}
          tone="danger"
          size="md"
          loading={isPending}
          loadingLabel={m.delete()}
          onBlur={() => setAsked(false)}
          onClick={() => void remove()}
        >
          {m.delete()}
        </Button>
      ) : (
        <IconButton
          label={m.delete()}
          icon={<TrashIcon />}
          onClick={() => {
            setAsked(true)
            requestAnimationFrame(() => confirm.current?.focus())
          }}
        />
      )}
    </>
  )
}
