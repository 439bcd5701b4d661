import * as z from 'zod/mini'

const Id = z.string()

/**
 * What happens in the product and concerns others; ids only, so that a bus between machines can carry it. Published once the action is
 * committed: who hears of it can read it.
 */
export const ProductEvent = z.discriminatedUnion('kind', [
  /** A top-level post is there. */
  z.object({ kind: z.literal('post-created'), postId: Id, authorId: Id }),
  z.object({ kind: z.literal('reply-created'), postId: Id, replyToId: Id, authorId: Id }),
  /** `entryId` stands in the feeds of the member's followers and on their profile. */
  z.object({ kind: z.literal('repost-created'), entryId: Id, postId: Id, userId: Id }),
  z.object({ kind: z.literal('repost-removed'), entryId: Id, postId: Id, userId: Id }),
  /** Counts, reactions or the poll changed; a burst may be read once. */
  z.object({ kind: z.literal('post-changed'), postId: Id }),
  /** Wording or content warning changed. */
  z.object({ kind: z.literal('post-edited'), postId: Id }),
  z.object({ kind: z.literal('post-deleted'), postId: Id, authorId: Id }),
  z.object({ kind: z.literal('user-followed'), userId: Id, followerId: Id }),
  /** A member has a notification more (`noteId`), or one less, or has read some. */
  z.object({ kind: z.literal('notifications-changed'), userId: Id, noteId: z.optional(Id) }),
  /** A request to follow was answered, or a follow ended by whom it was for. */
  z.object({ kind: z.literal('follow-changed'), userId: Id, followerId: Id, state: z.enum(['none', 'following']) }),
  /** Something changed in what `userId` sees of the conversation with `peerId`. */
  z.object({ kind: z.literal('conversation-changed'), userId: Id, peerId: Id }),
  /** `peerId` writes to `userId`, or does not any more. */
  z.object({ kind: z.literal('typing'), userId: Id, peerId: Id, typing: z.boolean() }),
  /** The member wants to see more, or less, than before: muted words, AI-generated posts. */
  z.object({ kind: z.literal('wishes-changed'), userId: Id }),
  /** A session of the member ended: what it keeps open has to be closed. */
  z.object({ kind: z.literal('session-ended'), userId: Id }),
])

export type ProductEvent = z.infer<typeof ProductEvent>

/** The port for real time: who publishes does not know who listens. */
export type EventBus = {
  publish: (event: ProductEvent) => void
  /** @returns ends the subscription */
  subscribe: (listener: (event: ProductEvent) => void) => () => void
}

/** A bus within one process. A listener that throws does not keep the others from hearing. */
export function createEventBus(onError: (error: unknown) => void): EventBus {
  const listeners = new Set<(event: ProductEvent) => void>()
  return {
    publish(event) {
      for (const listener of listeners) {
        try {
          listener(event)
        } catch (error) {
          onError(error)
        }
      }
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
