import { Avatar } from '@skein/design-system/avatar'
import { ArrowLeftIcon } from '@skein/design-system/icon'
import { IconButton } from '@skein/design-system/icon-button'
import { ScrollArea } from '@skein/design-system/scroll-area'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { Composer } from './Composer.tsx'
import type { Attachment, Conversation } from './conversations.ts'
import { MessageBubble } from './MessageBubble.tsx'

type ThreadProps = {
  conversation: Conversation
  menu: ReactNode
  onBack: () => void
  onSend: (text: string, attachments: readonly Attachment[]) => void
  onReact: (message: string, emoji: string | null) => void
}

/** One conversation, the newest message in sight. */
export function Thread({ conversation: { name, isOnline, messages }, menu, onBack, onSend, onReact }: ThreadProps) {
  const scroller = useRef<HTMLDivElement>(null)
  const count = messages.length
  useLayoutEffect(() => {
    if (scroller.current && count > 0) scroller.current.scrollTop = scroller.current.scrollHeight
  }, [count])

  return (
    <>
      <header className="thread-top">
        <IconButton label="All conversations" icon={<ArrowLeftIcon />} className="back" onClick={onBack} />
        <Avatar name={name} size={40} presence={isOnline ? 'online' : undefined} />
        {/* Takes the focus when the conversation is opened, so that reading goes on from here. */}
        <h2 id="thread" tabIndex={-1} className="heading cut grow">
          {name}
        </h2>
        {menu}
      </header>
      <ScrollArea ref={scroller} label="Messages" className="messages">
        <div className="log" role="log" aria-label={`Messages with ${name}`}>
          <ol className="thread-messages">
            {messages.map((message) => (
              <MessageBubble
                key={message.id}
                message={message}
                author={message.from === 'me' ? 'You' : name}
                onReact={(emoji) => onReact(message.id, emoji)}
              />
            ))}
          </ol>
        </div>
      </ScrollArea>
      <Composer to={name} onSend={onSend} />
    </>
  )
}
