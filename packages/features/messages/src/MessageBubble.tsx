import type { RefObject } from 'react'
import type { ThreadMessage } from '@skein/data'
import { AlertCircleIcon, LockIcon, Spinner, TextButton, UndoIcon } from '@skein/design-system'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { MessageContextMenu, MessageMenu } from './MessageMenu.tsx'
import { MessageReactions } from './MessageReactions.tsx'
import { MessagePictureView } from './MessagePictureView.tsx'
import { QuotedMessage } from './Quote.tsx'
import { ReactToMessage } from './ReactToMessage.tsx'
import { useTimes } from './times.ts'
import { useSwipeToReply } from './use-swipe-to-reply.ts'

const line = cva('group/message relative flex items-center gap-4', {
  variants: {
    // A finger moves it towards the end of the line; up and down it scrolls, as everywhere.
    canSwipe: {
      true: 'touch-pan-y touch-pinch-zoom data-swipe:translate-x-(--swiped) rtl:data-swipe:-translate-x-(--swiped) motion-safe:not-data-swipe:transition-transform motion-safe:not-data-swipe:duration-fade',
      false: '',
    },
    isMine: { true: 'flex-row-reverse', false: '' },
    isFirst: { true: 'mt-12', false: 'mt-4' },
  },
})
const bubble = cva('max-w-[82%] min-w-0 overflow-hidden rounded-sheet rail:max-w-[min(76%,27.5rem)]', {
  variants: {
    look: {
      mine: 'bg-accent-soft',
      theirs: 'bg-hover',
      sending: 'bg-accent-soft opacity-72',
      failed: 'bg-danger-soft',
      unreadable: 'border border-border bg-surface text-text-muted',
    },
    corner: { mine: 'rounded-ee-[0.375rem]', theirs: 'rounded-es-[0.375rem]', none: '' },
    hasPicture: { true: 'w-296', false: '' },
    isMarked: { true: 'relative outline-2 outline-offset-1 outline-accent', false: '' },
  },
})
const meta = cva('mt-4 flex min-h-16 flex-wrap items-center gap-x-4 px-4 text-meta text-text-muted', {
  variants: { isMine: { true: 'justify-end', false: '' } },
})

type MessageBubbleProps = {
  message: ThreadMessage
  /** The other member. */
  userId: string
  name: string
  /** Where an answer is written. */
  field: RefObject<HTMLElement | null>
  /** Where it stands among messages that one of the two wrote without the other. */
  isFirst: boolean
  isLast: boolean
  /** Of the newest own message that the other one has read: when. */
  seenAt: string | null
  /** Somebody has come here from an answer to it. */
  isMarked: boolean
  onUnmark: () => void
  /** Nothing where no answer can be written. */
  onReply?: (() => void) | undefined
  /** Nothing where the viewer cannot react. */
  onReact?: ((emoji: string | null) => void) | undefined
  /** Goes to the message that this one answers. */
  onGo: (id: string) => void
  onRetry: () => void
  onDiscard: () => void
  onDelete: () => void
  onReport: () => void
}

/** One message (specification §2.8): its words, its picture, when, whether the lock is earned, and what went wrong. */
export function MessageBubble({
  message,
  userId,
  name,
  field,
  isFirst,
  isLast,
  seenAt,
  isMarked,
  ...on
}: MessageBubbleProps) {
  const m = useMessages('messages')
  const { id, isMine, text, picture, replyTo, reactions, status, disorder } = message
  const problem = problemOf(message, m)
  const look = problem
    ? 'unreadable'
    : status === 'failed'
      ? 'failed'
      : status === 'sending'
        ? 'sending'
        : isMine
          ? 'mine'
          : 'theirs'
  const isFailed = status === 'failed'
  const swiped = useSwipeToReply(on.onReply, field)
  const menu = { message, field, onReply: on.onReply, onDelete: on.onDelete, onReport: on.onReport }
  return (
    <>
      {disorder === 'missing-before' && <Warning>{m.missing()}</Warning>}
      <div ref={swiped} className={line({ isMine, isFirst, canSwipe: on.onReply !== undefined })}>
        {on.onReply && (
          <UndoIcon
            size={20}
            className="absolute -start-36 text-text-faint opacity-0 group-data-swipe/message:opacity-100 group-data-swipe-far/message:text-accent-text rtl:-scale-x-100"
          />
        )}
        <MessageContextMenu {...menu} disabled={status !== 'sent'}>
          <div
            data-message={id ?? undefined}
            tabIndex={isMarked ? -1 : undefined}
            onBlur={isMarked ? on.onUnmark : undefined}
            className={bubble({
              look,
              corner: isLast ? 'none' : isMine ? 'mine' : 'theirs',
              hasPicture: picture !== null,
              isMarked,
            })}
          >
            <span className="sr-only">{isMine ? `${m.you()} ` : `${name}: `}</span>
            {replyTo !== null && (
              <QuotedMessage userId={userId} name={name} reference={replyTo} onGo={() => on.onGo(replyTo.id)} />
            )}
            {picture !== null && (
              <div className="p-4 pb-0 last:pb-4">
                <MessagePictureView picture={picture} />
              </div>
            )}
            {problem !== undefined && (
              <p className="flex items-start gap-8 px-14 py-8 text-label">
                <AlertCircleIcon size={18} className="mt-1 shrink-0" />
                {problem}
              </p>
            )}
            {text !== null && text !== '' && (
              <p dir="auto" className="px-14 py-8 text-post break-words whitespace-pre-wrap">
                {text}
              </p>
            )}
          </div>
        </MessageContextMenu>
        {on.onReact && (
          <ReactToMessage own={reactions.find((given) => given.isMine)?.emoji ?? null} onReact={on.onReact} />
        )}
        {status === 'sent' && <MessageMenu {...menu} />}
      </div>
      <MessageReactions reactions={reactions} name={name} isMine={isMine} onReact={on.onReact} />
      {disorder === 'crossed' && <p className={meta({ isMine })}>{m.crossed()}</p>}
      {isFailed ? (
        <Failure message={message} onRetry={on.onRetry} onDiscard={on.onDiscard} />
      ) : (
        (isLast || status === 'sending' || seenAt !== null) && <Meta message={message} seenAt={seenAt} />
      )}
    </>
  )
}

/** Why a message is not shown, or is not to be relied on. */
function problemOf(
  { reading, disorder }: ThreadMessage,
  m: ReturnType<typeof useMessages<'messages'>>,
): string | undefined {
  if (reading === 'opening') return m.opening()
  if (reading === 'no-key') return m.noKey()
  if (reading === 'broken') return m.broken()
  if (disorder === 'repeated') return m.repeated()
  return disorder === 'moved' ? m.moved() : undefined
}

type MetaProps = { message: ThreadMessage; seenAt: string | null }

function Meta({ message: { isMine, status, isLocked, createdAt }, seenAt }: MetaProps) {
  const m = useMessages('messages')
  const times = useTimes()
  return (
    <p className={meta({ isMine })}>
      {status === 'sending' ? (
        <>
          <Spinner size={12} aria-hidden />
          {m.sending()}
        </>
      ) : (
        <>
          {isLocked && (
            <>
              <LockIcon size={12} />
              <span className="sr-only">{m.lock()}</span>
            </>
          )}
          <time dateTime={createdAt}>{times.time(createdAt)}</time>
          {seenAt !== null && (
            <span>
              <span aria-hidden>· {m.seen()}</span>
              <time dateTime={seenAt} className="sr-only">
                {m.seenAt({ moment: times.moment(seenAt) })}
              </time>
            </span>
          )}
        </>
      )}
    </p>
  )
}

function Failure({
  message: { error },
  onRetry,
  onDiscard,
}: {
  message: ThreadMessage
  onRetry: () => void
  onDiscard: () => void
}) {
  const m = useMessages('messages')
  const reason = error?.code === 'not-secure' || error?.code === 'key-changed' ? m.notSecure() : error?.text
  return (
    <div className={`${meta({ isMine: true })} text-danger`}>
      <AlertCircleIcon size={14} />
      <span>{m.failed()}</span>
      {reason !== undefined && <span className="basis-full text-end">{reason}</span>}
      <TextButton className={small} onClick={onRetry}>
        {m.retry()}
      </TextButton>
      <TextButton tone="muted" className={`${small} font-semibold`} onClick={onDiscard}>
        {m.discard()}
      </TextButton>
    </div>
  )
}

const small = 'min-h-24 min-w-24 px-4 pointer-coarse:min-h-44 pointer-coarse:px-8'

/** A line between messages about what is not in order. */
export function Warning({ children }: { children: string }) {
  return (
    <p className="mx-auto mt-12 flex max-w-440 items-start gap-8 rounded-card bg-warning-soft px-12 py-8 text-caption text-text">
      <AlertCircleIcon size={16} className="mt-1 shrink-0 text-warning" />
      {children}
    </p>
  )
}
