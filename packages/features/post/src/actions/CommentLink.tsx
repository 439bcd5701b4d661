import { pageAddress } from '@skein/contract/addresses'
import { useId } from 'react'
import { CommentIcon, Tooltip } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { actionButton, actionPill, type ActionSize } from './action-styles.ts'
import { ActionCount } from './ActionCount.tsx'

/** 'Comment': leads to the post with its replies (behaviour §2.3). */
export function CommentLink({ id, count, size }: { id: string; count: number; size: ActionSize }) {
  const m = useMessages('post')
  const countId = useId()
  return (
    <span className={actionPill({ look: 'plain' })}>
      <Tooltip label={m.comment()}>
        <a
          href={pageAddress('/post/$id', { id })}
          aria-describedby={count > 0 ? countId : undefined}
          className={actionButton}
        >
          <CommentIcon size={size} />
        </a>
      </Tooltip>
      <ActionCount id={countId} count={count} label={m.commentCount({ count })} />
    </span>
  )
}
