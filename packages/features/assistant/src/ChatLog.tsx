import { useEffect, useRef } from 'react'
import type { useChat } from '@skein/data'
import { Button, ChevronDownIcon, EmptyState, IconButton, Notice, NoticeAction, Spinner } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { CurrentTurn } from './CurrentTurn.tsx'
import { Answer, Question } from './Exchange.tsx'
import { useFollowEnd } from './use-follow-end.ts'

type ChatLogProps = { chat: ReturnType<typeof useChat> }

/** The post whose page is open, which a question can be about. */
const openPost = (): string | undefined => /^\/post\/[0-9a-f-]{36}/i.exec(location.pathname)?.[0]

/** The conversation, oldest first (specification §4). */
export function ChatLog({ chat }: ChatLogProps) {
  const m = useMessages('assistant')
  const { messages, turn } = chat
  const { box, content, isAway, toEnd, onScroll } = useFollowEnd()
  const newest = messages.at(-1)

  // Who asks wants to see the answer.
  const asked = turn?.key
  const follow = useRef(toEnd)
  useEffect(() => {
    follow.current = toEnd
  })
  useEffect(() => {
    if (asked !== undefined) follow.current()
  }, [asked])

  const isEmpty = !chat.isLoading && chat.error === null && messages.length === 0 && turn === null
  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={box}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
        tabIndex={0}
        role="log"
        // Word by word would be read out as noise: that it writes, and that it has answered, is said once each.
        aria-live="off"
        aria-label={m.log()}
        aria-busy={chat.isLoading || turn?.status === 'writing'}
        onScroll={onScroll}
        className="flex h-full flex-col overflow-y-auto overscroll-contain p-16 [overflow-anchor:none]"
      >
        {chat.isLoading && (
          <output className="m-auto flex items-center gap-8 text-control text-text-muted">
            <Spinner size={20} aria-hidden />
            {m.loading()}
          </output>
        )}
        {chat.error !== null && (
          <Notice tone="danger" action={<NoticeAction onClick={chat.retryLoading}>{m.retry()}</NoticeAction>}>
            {m.loadFailed()}
          </Notice>
        )}
        {chat.hasMore && (
          <Button
            variant="ghost"
            className="mx-auto mb-16 shrink-0"
            loading={chat.isLoadingMore}
            onClick={chat.loadMore}
          >
            {m.earlier()}
          </Button>
        )}
        {chat.moreError !== null && (
          <Notice tone="danger" action={<NoticeAction onClick={chat.retryLoading}>{m.retry()}</NoticeAction>}>
            {m.loadFailed()}
          </Notice>
        )}
        {isEmpty && <Beginning onAsk={chat.ask} />}
        <div ref={content} className="flex flex-col gap-16">
          {messages.map((message) => (
            <div key={message.id} data-key={message.id} className="flex flex-col gap-16">
              <Question text={message.message} />
              <Answer
                message={message}
                onAskAgain={
                  message === newest && turn === null && !message.isComplete
                    ? () => chat.ask(message.message)
                    : undefined
                }
              />
            </div>
          ))}
          {turn !== null && <CurrentTurn turn={turn} onRetry={chat.retry} />}
        </div>
      </div>
      {isAway && messages.length > 0 && (
        <IconButton
          variant="quiet"
          label={m.newBelow()}
          icon={<ChevronDownIcon size={20} />}
          onClick={toEnd}
          className="absolute inset-x-0 bottom-8 mx-auto w-fit bg-surface"
        />
      )}
    </div>
  )
}

/** Before the first question: what can be asked. */
function Beginning({ onAsk }: { onAsk: (question: string) => void }) {
  const m = useMessages('assistant')
  const post = openPost()
  const questions = [
    ...(post === undefined ? [] : [{ text: m.suggestThread(), sent: `${m.suggestThread()} ${post}` }]),
    ...[m.suggestTrends(), m.suggestHelp(), m.suggestWho()].map((text) => ({ text, sent: text })),
  ]
  return (
    <EmptyState
      className="m-auto"
      mark="sparkles"
      headingLevel={3}
      title={m.emptyTitle()}
      description={m.emptyText()}
      action={
        <span className="flex flex-col items-center gap-8">
          {questions.map(({ text, sent }) => (
            <Button key={text} variant="quiet" onClick={() => onAsk(sent)}>
              {text}
            </Button>
          ))}
        </span>
      }
    />
  )
}
