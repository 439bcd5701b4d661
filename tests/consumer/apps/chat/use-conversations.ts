import { useReducer } from 'react'
import { firstConversations, type Conversation, type Message } from './conversations.ts'

type Chat = {
  readonly conversations: readonly Conversation[]
  /** Which one is open. */
  readonly openId: string | undefined
}

type ChangeOfOne =
  | { readonly type: 'add'; readonly id: string; readonly message: Message }
  | { readonly type: 'react'; readonly id: string; readonly message: string; readonly emoji: string | null }
  | { readonly type: 'set'; readonly id: string; readonly set: Partial<Conversation> }

type Change =
  | ChangeOfOne
  | { readonly type: 'open'; readonly id: string }
  | { readonly type: 'close' }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'restore'; readonly conversation: Conversation }

function changed({ conversations, openId }: Chat, change: Change): Chat {
  switch (change.type) {
    case 'open':
      return {
        openId: change.id,
        conversations: conversations.map((one) => (one.id === change.id ? { ...one, unread: 0 } : one)),
      }
    case 'close':
      return { conversations, openId: undefined }
    case 'remove':
      return { conversations: conversations.filter(({ id }) => id !== change.id), openId: undefined }
    case 'restore':
      return { conversations: [change.conversation, ...conversations], openId }
    default:
      return {
        openId,
        conversations: conversations.map((one) =>
          one.id === change.id ? changedOne(one, change, one.id === openId) : one,
        ),
      }
  }
}

function changedOne(one: Conversation, change: ChangeOfOne, isOpen: boolean): Conversation {
  if (change.type === 'set') return { ...one, ...change.set }
  if (change.type === 'add')
    return { ...one, messages: [...one.messages, change.message], unread: isOpen ? 0 : one.unread + 1 }
  const messages = one.messages.map((each) =>
    each.id === change.message ? { ...each, reactions: { ...each.reactions, me: change.emoji } } : each,
  )
  return { ...one, messages }
}

/** All conversations, which of them is open, and one way to change them. */
export const useConversations = () =>
  useReducer(changed, undefined, () => ({ conversations: firstConversations(), openId: undefined }))
