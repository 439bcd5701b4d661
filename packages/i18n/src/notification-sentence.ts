import type { NotificationType } from '@skein/contract'
import type { MessagesOf } from './registry.ts'

export type NotificationFacts = {
  type: NotificationType
  /** The newest actors, newest first; two are named. */
  names: readonly string[]
  /** All of them. */
  count: number
  /** Whether the post it is about is the actor's own: a quote, not a repost. */
  isActorsPost: boolean
  /** Whether the post is the reader's: their own poll. */
  isReadersPost: boolean
}

/** What a notification says, as one sentence without markup: on the screen, in the API, on a locked screen and in a letter. */
export function notificationSentence(m: MessagesOf<'notifications'>, facts: NotificationFacts): string {
  const { type, count } = facts
  const [first = '', second] = facts.names
  const names =
    second === undefined ? first : count === 2 ? m.two({ first, second }) : m.many({ first, second, count: count - 2 })
  switch (type) {
    case 'like':
      return m.liked({ names, count })
    case 'comment':
      return m.commented({ names, count })
    case 'follow':
      return m.followed({ names, count })
    case 'repost':
      return facts.isActorsPost ? m.quoted({ names }) : m.reposted({ names, count })
    case 'reaction':
      return m.reacted({ names, count })
    case 'mention':
      return m.mentioned({ names })
    case 'poll-ended':
      return facts.isReadersPost ? m.ownPollEnded() : m.pollEnded({ names })
    case 'follow-request':
      return m.asked({ names })
    case 'standing':
      return m.standing()
    default:
      return type satisfies never
  }
}
