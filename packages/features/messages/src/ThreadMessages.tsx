import { Fragment, type ReactNode, type RefObject } from 'react'
import type { ConversationDetail } from '@skein/contract'
import { useOnline, type Reference, type ThreadMessage, type useMessageThread } from '@skein/data'
import { ArrowLeftIcon, Button, EmptyState, LockIcon, Notice, NoticeAction, Spinner, toast } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { MessageBubble, Warning } from './MessageBubble.tsx'
import { useTimes } from './times.ts'
import { useGoToMessage } from './use-go-to-message.ts'
import { useThreadScroll } from './use-thread-scroll.ts'

/** Messages of one member that follow each other within this time stand together, in milliseconds. */
const runMs = 5 * 60_000

type ThreadMessagesProps = {
  thread: ReturnType<typeof useMessageThread>
  /** The other member. */
  userId: string
  name: string
  /** Where an answer is written. */
  field: RefObject<HTMLElement | null>
  /** Begins an answer; nothing where none can be written. */
  onReply?: ((reference: Reference) => void) | undefined
  /** Gives a message an emoji, or takes it back; nothing where nothing can be given. */
  onReact?: ((reference: Reference, emoji: string | null) => void) | undefined
  /** How far the other one has read, and when; nothing where one of the two keeps that to themselves. */
  seen: ConversationDetail['seen']
  /** Stands in the flow at this moment: the notice that a key changed. */
  notice: { at: number; content: ReactNode } | null
  onDelete: (id: string) => void
  onReport: (message: { id: string; text: string | null; encrypted: boolean }) => void
}

type Answers = Pick<ThreadMessagesProps, 'onReply' | 'onReact'>

/** How a message can be answered: not at all where it could not be opened, or is not to be relied on. */
function answersTo({ reference, reading, disorder }: ThreadMessage, { onReply, onReact }: Answers) {
  const isReadable = reading === 'plain' || reading === 'opened'
  if (reference === null || !isReadable || disorder === 'repeated' || disorder === 'moved') return {}
  return {
    ...(onReply && { onReply: () => onReply(reference) }),
    ...(onReact && { onReact: (emoji: string | null) => onReact(reference, emoji) }),
  }
}

/** The scrolling list of a thread (specification §2.8). */
export function ThreadMessages({
  thread,
  userId,
  name,
  field,
  seen,
  notice,
  onReply,
  onReact,
  onDelete,
  onReport,
}: ThreadMessagesProps) {
  const m = useMessages('messages')
  const common = useMessages('common')
  const isOnline = useOnline()
  const times = useTimes()
  const { messages } = thread
  const { ref, content, hasNewBelow, toEnd, onScroll } = useThreadScroll(
    messages.map(({ key }) => key),
    messages.at(-1)?.isMine ?? false,
  )
  const { marked, go, leave } = useGoToMessage(content, thread, () => toast({ title: m.quoteNotFound() }))
  const noticeAt = notice === null ? -1 : messages.filter(({ createdAt }) => Date.parse(createdAt) <= notice.at).length
  const firstEncrypted = thread.hasMore ? -1 : messages.findIndex(({ encrypted }) => encrypted)

  return (
    <div className="relative min-h-0 flex-1">
      <div
        ref={ref}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls has to be reached by keys
        tabIndex={0}
        role="log"
        aria-label={m.thread({ name })}
        aria-busy={thread.isLoading}
        onScroll={onScroll}
        className="flex h-full flex-col overflow-x-hidden overflow-y-auto overscroll-contain px-20 pt-16 pb-12 [overflow-anchor:none] max-rail:px-16"
      >
        {thread.isLoading && (
          <p className="m-auto flex items-center gap-8 text-label text-text-muted">
            <Spinner size={20} aria-hidden />
            {m.loadingMessages()}
          </p>
        )}
        {thread.error !== null && !isOnline && <Notice tone="danger">{common.notLoadedYet()}</Notice>}
        {thread.error !== null && isOnline && (
          <Notice tone="danger" action={<NoticeAction onClick={thread.retry}>{m.retry()}</NoticeAction>}>
            {m.failedMessages()}
          </Notice>
        )}
        {thread.hasMore && (
          <Button variant="ghost" className="mx-auto shrink-0" loading={thread.isLoadingMore} onClick={thread.loadMore}>
            {m.loadOlder()}
          </Button>
        )}
        {thread.moreError !== null && <Warning>{m.failedMessages()}</Warning>}
        {!thread.isLoading && thread.error === null && messages.length === 0 && (
          <EmptyState className="m-auto" mark="message" title={m.noMessages({ name })} headingLevel={3} />
        )}
        <div ref={content} className="mt-auto flex flex-col">
          {messages.map((message, at) => {
            const [before, after] = [messages[at - 1], messages[at + 1]]
            const isNewDay = before === undefined || times.day(before.createdAt) !== times.day(message.createdAt)
            const joins = (one: typeof message | undefined, other: typeof message | undefined) =>
              one !== undefined &&
              other !== undefined &&
              one.isMine === other.isMine &&
              one.status !== 'failed' &&
              times.day(one.createdAt) === times.day(other.createdAt) &&
              Date.parse(other.createdAt) - Date.parse(one.createdAt) < runMs
            return (
              <Fragment key={message.key}>
                {at === noticeAt && notice?.content}
                {isNewDay && (
                  <h3 className="mt-16 mb-4 text-center text-meta font-semibold text-text-muted first-letter:uppercase">
                    {times.dayName(message.createdAt, { today: m.today(), yesterday: m.yesterday() })}
                  </h3>
                )}
                {at === firstEncrypted && (
                  <p className="mx-auto mt-8 flex max-w-280 items-start justify-center gap-6 text-center text-caption text-text-muted">
                    <LockIcon size={14} className="mt-1 shrink-0" />
                    {m.encryptionOn()}
                  </p>
                )}
                <MessageBubble
                  message={message}
                  userId={userId}
                  name={name}
                  field={field}
                  isFirst={!joins(before, message)}
                  isLast={!joins(message, after)}
                  seenAt={message.id !== null && message.id === seen?.messageId ? seen.at : null}
                  isMarked={message.id !== null && message.id === marked}
                  onUnmark={leave}
                  {...answersTo(message, { onReply, onReact })}
                  onGo={go}
                  onRetry={() => thread.resend(message.key)}
                  onDiscard={() => thread.discard(message.key)}
                  onDelete={() => message.id !== null && onDelete(message.id)}
                  onReport={() =>
                    message.id !== null &&
                    onReport({ id: message.id, text: message.text, encrypted: message.encrypted })
                  }
                />
              </Fragment>
            )
          })}
          {noticeAt === messages.length && notice?.content}
          {thread.isEndMissing && <Warning>{m.endMissing()}</Warning>}
        </div>
      </div>
      {hasNewBelow && (
        <Button
          size="sm"
          className="absolute inset-x-0 bottom-12 mx-auto w-fit shadow-float"
          iconStart={<ArrowLeftIcon size={16} className="-rotate-90" />}
          onClick={toEnd}
        >
          {m.newBelow()}
        </Button>
      )}
    </div>
  )
}
