import type { TakeFacts } from '@skein/data'
import { Notice, NoticeAction } from '@skein/design-system'
import { useMessages } from '@skein/i18n'

type KeptNoticeProps = { take: TakeFacts; onReview: () => void; onDiscard: () => void }

/** What was left behind is offered back: a crashed tab, a closed window, a post that never went out (behaviour §2.6). */
export function KeptNotice({ take, onReview, onDiscard }: KeptNoticeProps) {
  const m = useMessages('camera')
  return (
    <Notice
      live="status"
      action={
        <span className="flex gap-4">
          <NoticeAction onClick={onDiscard}>{m.keptDiscard()}</NoticeAction>
          <NoticeAction onClick={onReview}>{m.keptReview()}</NoticeAction>
        </span>
      }
    >
      {take.kind === 'video' ? m.keptVideo() : m.keptPhoto()}
    </Notice>
  )
}
