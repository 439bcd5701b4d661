import { ReactionSummary } from '@skein/design-system/reaction-bar'
import { ReactionPicker } from '@skein/design-system/reaction-picker'
import { RelativeTime } from '@skein/design-system/relative-time'
import { VisuallyHidden } from '@skein/design-system/visually-hidden'
import { AttachmentList } from './AttachmentList.tsx'
import type { Message } from './conversations.ts'
import { shortTime } from './short-time.ts'

type MessageBubbleProps = { message: Message; author: string; onReact: (emoji: string | null) => void }

/** What somebody wrote, and what both sides gave to it. */
export function MessageBubble({ message, author, onReact }: MessageBubbleProps) {
  const { from, text, at, attachments, reactions } = message
  const given = [reactions.me, reactions.them].filter((emoji) => emoji !== null)
  const counts = [...new Set(given)].map((emoji) => ({ emoji, count: given.filter((one) => one === emoji).length }))
  return (
    <li className="message" data-from={from}>
      <div className="bubble">
        <VisuallyHidden>{author}: </VisuallyHidden>
        {attachments.length > 0 && <AttachmentList attachments={attachments} />}
        {text}
      </div>
      <div className="row">
        <ReactionSummary counts={counts} value={reactions.me} onValueChange={onReact}>
          <ReactionPicker value={reactions.me} onValueChange={onReact} />
        </ReactionSummary>
        <RelativeTime className="muted" dateTime={at} formatShort={shortTime} />
      </div>
    </li>
  )
}
