import type { ReactNode } from 'react'
import { CommentIcon, RepeatIcon, VisuallyHidden } from '@skein/design-system'
import { formatNumber, useLanguage, useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { LikeButton, type LikeState } from './LikeButton.tsx'

const figure = cva('flex h-36 items-center gap-6 px-8 text-caption tabular-nums pointer-coarse:h-44', {
  variants: { on: { true: 'text-repost', false: 'text-text-muted' } },
})

function Figure({ icon, count, label, on = false }: { icon: ReactNode; count: number; label: string; on?: boolean }) {
  const language = useLanguage()
  return (
    <span className={figure({ on })}>
      {icon}
      {count > 0 && (
        <>
          <span aria-hidden>{formatNumber(language, count)}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      )}
    </span>
  )
}

type PostActionsProps = { comments: number; reposts: number; isReposted: boolean; like: LikeState }

/**
 * The row under a post, on one grid in every card, so that each control stands in one column through the whole feed whatever the
 * counts. A count of zero is not shown. Comments and reposts are figures; Like is a control.
 */
export function PostActions({ comments, reposts, isReposted, like }: PostActionsProps) {
  const m = useMessages('post')
  return (
    <div className="-ms-8 mt-8 grid w-[calc(100%+1rem)] grid-cols-[1fr_1fr_1.16fr_.84fr_2.125rem] pointer-coarse:grid-cols-[1fr_1fr_1.16fr_.84fr_2.75rem] justify-items-start">
      <Figure icon={<CommentIcon size={18} />} count={comments} label={m.commentCount({ count: comments })} />
      <Figure
        icon={<RepeatIcon size={18} />}
        count={reposts}
        label={m.repostCount({ count: reposts })}
        on={isReposted}
      />
      <LikeButton {...like} />
    </div>
  )
}
