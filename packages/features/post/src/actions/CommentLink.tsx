import { pageAddress } from '@skein/contract/addresses'
import { useId } from 'react'
import { CommentIcon, Tooltip } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { actionButton, actionPill, type ActionSize } from './action-styles.ts'
import { ActionCount } from './ActionCount.tsx'

type CommentLinkProps = {
  id: string
  count: number
  /** The viewer may not reply: the way to the replies says so, and the page there says who may. */
  isClosed: boolean
  size: ActionSize
}

/** 'Comment': leads to the post with its replies (behaviour §2.3). */
export function CommentLink({ id, count, isClosed, size }: CommentLinkProps) {
  const m = useMessages('post')
  const countId = useId()
  return (
    <span className={actionPill({ look: 'plain' })}>
      <Tooltip label={isClosed ? m.readComments() : m.comment()}>
        <a
          href={pageAddress('/post/$id', { id })}
          aria-describedby={count > 0 ? countId : undefined}
          className={actionButton}
        >
          <CommentIcon size={size} className={isClosed ? 'opacity-70' : undefined} />
        </a>
      </Tooltip>
      <ActionCount id={countId} count={count} label={m.commentCount({ count })} />
    </span>
  )
}
