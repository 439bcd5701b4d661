import type { Conversation } from '@skein/contract'
import { useOpened, useTyping, useViewer } from '@skein/data'
import { Avatar, CountBadge, LockIcon } from '@skein/design-system'
import { ShortTime } from '@skein/feature-person'
import { useMessages } from '@skein/i18n'
import { cva } from 'class-variance-authority'
import { MemberName } from './MemberName.tsx'

const row = cva('flex min-h-72 w-full items-center gap-12 px-16 py-12 text-start -outline-offset-3 hover:bg-hover', {
  variants: { isSelected: { true: 'bg-hover', false: '' } },
})
const preview = cva('flex min-w-0 flex-1 text-label', {
  variants: { isUnread: { true: 'font-medium text-text', false: 'text-text-muted' } },
})
const time = cva('ms-auto shrink-0 text-meta', {
  variants: { isUnread: { true: 'text-accent-text', false: 'text-text-muted' } },
})

type ConversationRowProps = {
  conversation: Conversation
  isSelected: boolean
  /** The address of its thread. */
  href: string
  onOpen: () => void
}

/** A conversation in the list: whom with, when, and the last words as this browser reads them. */
export function ConversationRow({ conversation, isSelected, href, onOpen }: ConversationRowProps) {
  const m = useMessages('messages')
  const viewer = useViewer()
  const { user, lastMessage, unreadCount } = conversation
  const opened = useOpened([lastMessage]).get(lastMessage.id)
  const isTyping = useTyping(user.id)
  const isUnread = unreadCount > 0
  const content = opened?.state === 'opened' ? opened.content : undefined
  const isVideo = content?.picture?.type.startsWith('video/') === true || lastMessage.image?.kind === 'video'
  // What stands for a message without words.
  const wordless = isVideo ? m.videoOf() : m.photo()
  const words = lastMessage.encrypted
    ? content
      ? content.text || wordless
      : m.encryptedMessage()
    : lastMessage.content || wordless
  return (
    <a
      href={href}
      aria-current={isSelected ? 'true' : undefined}
      className={row({ isSelected })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return
        event.preventDefault()
        onOpen()
      }}
    >
      <Avatar name={user.name} src={user.avatar ?? undefined} size={40} className="shrink-0" />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)] gap-2">
        <span className="flex items-center gap-8">
          <MemberName user={user} className="text-control font-semibold" />
          <ShortTime dateTime={lastMessage.createdAt} className={time({ isUnread })} />
        </span>
        <span className="flex items-center gap-6">
          {opened?.state === 'opened' && opened.isVerified && (
            <>
              <LockIcon size={13} className="shrink-0 text-text-muted" />
              <span className="sr-only">{m.lock()}</span>
            </>
          )}
          {/* The words apart from who wrote them: each runs in its own direction, and only the end is cut. */}
          <span className={preview({ isUnread })}>
            {!isTyping && lastMessage.senderId === viewer?.id && (
              <span className="shrink-0 whitespace-pre">{m.you()} </span>
            )}
            {isTyping ? (
              <span className="truncate text-accent-text">{m.typingNow()}</span>
            ) : (
              <bdi className="truncate">{words}</bdi>
            )}
          </span>
          <CountBadge count={unreadCount} label={m.unread({ count: unreadCount })} />
        </span>
      </span>
    </a>
  )
}
