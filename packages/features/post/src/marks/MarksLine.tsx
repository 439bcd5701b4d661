import { useRef } from 'react'
import type { Post } from '@skein/contract'
import { TextButton } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { usePostDialog } from '../menu/use-post-dialog.tsx'

type MarkButtonProps = { post: Post; kind: 'likes' | 'reposts' | 'quotes'; label: string }

/** Opens who did it. */
function MarkButton({ post, kind, label }: MarkButtonProps) {
  const button = useRef<HTMLButtonElement>(null)
  const { dialog, openDialog } = usePostDialog(post, button)
  return (
    <>
      <TextButton
        ref={button}
        aria-haspopup="dialog"
        onClick={() => openDialog(kind)}
        tone="muted"
        className="min-h-24 hover:text-text pointer-coarse:min-h-44"
      >
        {label}
      </TextButton>
      {dialog}
    </>
  )
}

/** '12 likes · 3 reposts · Quotes': what is counted can be opened. Nothing where nothing is counted yet. */
export function MarksLine({ post }: { post: Post }) {
  const m = useMessages('post')
  const { likes, reposts } = post
  if (likes + reposts === 0) return null
  return (
    <p className="mt-4 flex flex-wrap items-center gap-x-16 text-control">
      {likes > 0 && <MarkButton post={post} kind="likes" label={m.likeCount({ count: likes })} />}
      {reposts > 0 && <MarkButton post={post} kind="reposts" label={m.repostCount({ count: reposts })} />}
      <MarkButton post={post} kind="quotes" label={m.quotes()} />
    </p>
  )
}
