import * as z from 'zod/mini'
import { Count, Id } from './basics.ts'
import { Poll, ReactionCount } from './post.ts'
import { FollowState } from './user.ts'

/**
 * What `GET /api/events` sends, one JSON object an event (behaviour, real time). Each goes only to members who may see the post.
 * Counts are the server's word after the change; a burst of changes is sent as one.
 */
export const ServerEvent = z.discriminatedUnion('type', [
  /** A post that belongs at the top of a feed: Everyone, and Following where `following` says so. */
  z.object({ type: z.literal('post-created'), id: Id, authorId: Id, following: z.boolean() }),
  z.object({
    type: z.literal('post-changed'),
    id: Id,
    likes: Count,
    comments: Count,
    reposts: Count,
    reactions: z.array(ReactionCount),
    pollData: z.nullable(Poll),
  }),
  /** The wording changed: whoever shows the post reads it anew. */
  z.object({ type: z.literal('post-edited'), id: Id }),
  z.object({ type: z.literal('post-deleted'), id: Id }),
  /** A new reply, for whoever has the thread open. */
  z.object({ type: z.literal('reply-created'), id: Id, replyToId: Id, authorId: Id }),
  /** Somebody answered the member's request to follow, or ended their follow. */
  z.object({ type: z.literal('follow-changed'), userId: Id, follow: FollowState }),
  /** Something changed in the conversation with a member: read it anew where it is shown. */
  z.object({ type: z.literal('conversation-changed'), userId: Id }),
  /** A member writes to this one, or does not any more. It holds for some seconds; it is said again while it lasts, and never resumed. */
  z.object({ type: z.literal('typing'), userId: Id, typing: z.boolean() }),
  z.object({ type: z.literal('unread'), notifications: Count, messages: Count }),
  /** This session is over: whatever is shown belongs to nobody any more. */
  z.object({ type: z.literal('session-ended') }),
  /** What was missed while the stream was away is not known any more: read anew what is shown. */
  z.object({ type: z.literal('resync') }),
])

export type ServerEvent = z.infer<typeof ServerEvent>
