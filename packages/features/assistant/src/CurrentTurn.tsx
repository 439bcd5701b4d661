import type { ChatTurn } from '@skein/data'
import { Button, Notice, NoticeAction, RefreshCwIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { AnswerFrame, Question } from './Exchange.tsx'

type CurrentTurnProps = { turn: ChatTurn; onRetry: () => void }

/** The question that is being answered, or that had no answer. */
export function CurrentTurn({ turn, onRetry }: CurrentTurnProps) {
  const { question, text, status } = turn
  return (
    <div className="flex flex-col gap-16">
      <Question text={question} />
      {status === 'writing' && text !== '' && (
        <AnswerFrame isWriting>
          <p dir="auto" className="text-label leading-22 wrap-anywhere whitespace-pre-line">
            {text.trimEnd()}
            <span
              aria-hidden
              className="ms-4 inline-block h-16 w-8 translate-y-2 rounded-[2px] bg-ai forced-colors:bg-[CanvasText]"
            />
          </p>
        </AnswerFrame>
      )}
      {status !== 'writing' && <NoAnswer turn={turn} onRetry={onRetry} />}
    </div>
  )
}

function NoAnswer({ turn, onRetry }: CurrentTurnProps) {
  const m = useMessages('assistant')
  if (turn.status === 'stopped')
    return (
      <Button variant="quiet" className="self-end" iconStart={<RefreshCwIcon size={16} />} onClick={onRetry}>
        {m.askAgain()}
      </Button>
    )
  const { code } = turn.error ?? {}
  // The server's own sentences are English: what has one of ours says it in the language of the page.
  const ours: Record<string, string> = {
    'provider-failed': m.failed(),
    'quota-reached': m.quota(),
    'too-many-requests': m.tooMany(),
  }
  const text = code === undefined ? m.failedAgain() : (ours[code] ?? turn.error?.text ?? m.failed())
  return (
    <Notice tone="danger" action={<NoticeAction onClick={onRetry}>{m.retry()}</NoticeAction>}>
      {text}
    </Notice>
  )
}
