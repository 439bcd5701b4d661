import './chat.css'
import { EmptyState } from '@skein/design-system/empty-state'
import { toast } from '@skein/design-system/toast'
import { VisuallyHidden } from '@skein/design-system/visually-hidden'
import { flushSync } from 'react-dom'
import { ThemeMenu } from '../shared/ThemeMenu.tsx'
import { ConversationList } from './ConversationList.tsx'
import { ConversationMenu } from './ConversationMenu.tsx'
import { message, type Attachment, type Conversation } from './conversations.ts'
import { Thread } from './Thread.tsx'
import { useConversations } from './use-conversations.ts'

const focusOn = (selector: string) => document.querySelector<HTMLElement>(selector)?.focus()

/** Conversations beside the one that is open; on a phone, one or the other. */
export function App() {
  const [{ conversations, openId }, change] = useConversations()
  const current = conversations.find(({ id }) => id === openId)

  const open = (id: string) => {
    flushSync(() => change({ type: 'open', id }))
    focusOn('#thread')
  }
  const close = (id: string) => {
    flushSync(() => change({ type: 'close' }))
    focusOn(`[data-conversation="${id}"]`)
  }
  const send = ({ id, name }: Conversation, text: string, attachments: readonly Attachment[]) => {
    change({ type: 'add', id, message: message('me', text, { attachments }) })
    setTimeout(() => {
      const answer = attachments.length > 0 ? 'That is the one, thank you!' : `${name.split(' ')[0]} is on it.`
      change({ type: 'add', id, message: message('them', answer) })
    }, 1200)
  }
  const mute = ({ id, name }: Conversation, isMuted: boolean) => {
    change({ type: 'set', id, set: { isMuted } })
    toast({ title: isMuted ? `${name} is muted` : `${name} is heard again` })
  }
  const remove = (conversation: Conversation) => {
    change({ type: 'remove', id: conversation.id })
    toast({
      title: `The conversation with ${conversation.name} is deleted`,
      action: { label: 'Undo', onClick: () => change({ type: 'restore', conversation }) },
    })
  }

  return (
    <main className="chat" data-view={current ? 'thread' : 'list'}>
      {/* On a phone the list is out of sight while one is read; the page keeps its name. */}
      <VisuallyHidden asChild>
        <h1>Messages</h1>
      </VisuallyHidden>
      <nav className="list" aria-label="Conversations">
        <header className="row padded">
          <h2 className="title grow">Messages</h2>
          <ThemeMenu />
        </header>
        <ConversationList conversations={conversations} current={openId} onOpen={open} />
      </nav>
      <section className="thread" aria-label="Conversation">
        {current ? (
          <Thread
            key={current.id}
            conversation={current}
            onBack={() => close(current.id)}
            onSend={(text, attachments) => send(current, text, attachments)}
            onReact={(id, emoji) => change({ type: 'react', id: current.id, message: id, emoji })}
            menu={
              <ConversationMenu
                isMuted={current.isMuted}
                onMute={(isMuted) => mute(current, isMuted)}
                onUnread={() => {
                  change({ type: 'set', id: current.id, set: { unread: 1 } })
                  close(current.id)
                }}
                onRemove={() => remove(current)}
              />
            }
          />
        ) : (
          <EmptyState mark="message" title="Choose a conversation" description="It opens here." />
        )}
      </section>
    </main>
  )
}
