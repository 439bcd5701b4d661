import type { ProductEvent } from './event-bus.ts'
import type { PersonalEvent, PostEvent } from './event-log.ts'

/** What the log of streams keeps of something that happened; nothing where no stream is told of it by an event of its own. */
export function loggedEventOf(event: ProductEvent): PostEvent | PersonalEvent | undefined {
  switch (event.kind) {
    case 'post-created':
      return { type: 'post-created', id: event.postId, authorId: event.authorId, following: false }
    case 'reply-created':
      return { type: 'reply-created', id: event.postId, replyToId: event.replyToId, authorId: event.authorId }
    case 'post-edited':
      return { type: 'post-edited', id: event.postId }
    case 'post-deleted':
      return { type: 'post-deleted', id: event.postId }
    case 'conversation-changed':
      return {
        type: 'personal',
        viewerId: event.userId,
        event: { type: 'conversation-changed', userId: event.peerId },
      }
    case 'follow-changed':
      return {
        type: 'personal',
        viewerId: event.followerId,
        event: { type: 'follow-changed', userId: event.userId, follow: event.state },
      }
    default:
      return undefined
  }
}
