import { Avatar } from '@skein/design-system/avatar'
import { CountBadge } from '@skein/design-system/badge'
import { BellOffIcon } from '@skein/design-system/icon'
import { Pressable } from '@skein/design-system/pressable'
import { RelativeTime } from '@skein/design-system/relative-time'
import { shortTime } from './short-time.ts'
import type { Conversation } from './conversations.ts'

type ConversationListProps = {
  conversations: readonly Conversation[]
  /** Which one is open. */
  current: string | undefined
  onOpen: (id: string) => void
}

export function ConversationList({ conversations, current, onOpen }: ConversationListProps) {
  return (
    <ul className="conversations">
      {conversations.map((conversation) => (
        <li key={conversation.id}>
          <Row conversation={conversation} isCurrent={conversation.id === current} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  )
}

type RowProps = { conversation: Conversation; isCurrent: boolean; onOpen: (id: string) => void }

function Row({ conversation: { id, name, isOnline, isMuted, unread, messages }, isCurrent, onOpen }: RowProps) {
  const last = messages.at(-1)
  return (
    <Pressable
      className="conversation"
      data-conversation={id}
      aria-current={isCurrent ? 'true' : undefined}
      onClick={() => onOpen(id)}
    >
      <Avatar name={name} size={40} presence={isOnline ? 'online' : undefined} />
      <span className="grow">
        <span className="conversation-line">
          <strong className="cut">{name}</strong>
          {isMuted && <BellOffIcon size={16} aria-label="Muted" />}
          {last && <RelativeTime className="muted end" dateTime={last.at} formatShort={shortTime} />}
        </span>
        <span className="conversation-line">
          <span className="cut muted">{last ? last.text || 'Sent a file' : 'Nothing yet'}</span>
          <CountBadge className="end" count={unread} label={`${unread} new`} />
        </span>
      </span>
    </Pressable>
  )
}
