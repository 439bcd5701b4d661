/** Conversations as the mocked server keeps them: one list of messages, and what each side made of it. */
import { has, pair } from './state.ts'
import type { Account, State, StoredMessage } from './state.ts'
import { notBlocked } from './visibility.ts'

/** What a member has not deleted of a conversation, newest first. */
export const threadOf = (state: State, userId: string, peerId: string): StoredMessage[] =>
  state.messages
    .filter(({ message: { senderId, receiverId }, deletedFor }) => {
      const isHere = (senderId === userId && receiverId === peerId) || (senderId === peerId && receiverId === userId)
      return isHere && !deletedFor.has(userId)
    })
    .toReversed()

/** Whether a conversation is no request. */
export const isAccepted = (state: State, userId: string, peerId: string) =>
  state.accepted.has(pair(userId, peerId)) || has(state.follows, userId, peerId)

export const unreadIn = (state: State, userId: string, peerId: string) =>
  threadOf(state, userId, peerId).filter(({ message, isRead }) => message.receiverId === userId && !isRead).length

/** Unread messages of a member's inbox: requests and blocked members do not count. */
export const unreadMessages = (state: State, viewer: Account): number =>
  [...state.accounts.values()]
    .filter(({ id }) => id !== viewer.id && isAccepted(state, viewer.id, id) && notBlocked(state, viewer, id))
    .reduce((sum, { id }) => sum + unreadIn(state, viewer.id, id), 0)
