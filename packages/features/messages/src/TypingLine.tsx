import { useTyping } from '@skein/data'
import { WritingDots } from '@skein/feature-assistant/breathing'
import { useMessages } from '@skein/i18n'

type TypingLineProps = {
  /** The other member. */
  userId: string
  name: string
}

/** Says that the other member is writing: once for as long as it lasts, in room that is kept for it, so that the thread does not move. */
export function TypingLine({ userId, name }: TypingLineProps) {
  const m = useMessages('messages')
  const isTyping = useTyping(userId)
  return (
    <output className="flex min-h-26 shrink-0 items-center gap-8 bg-surface px-20 text-caption text-text-muted max-rail:px-16">
      {isTyping && (
        <>
          <WritingDots by="person" />
          <bdi className="truncate">{m.typing({ name })}</bdi>
        </>
      )}
    </output>
  )
}
