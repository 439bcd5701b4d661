import * as z from 'zod/mini'
import { notificationFilters } from '../notification-filters.ts'
import { notificationTypes } from '../notification-kinds.ts'
import { Count, Id, MediaAddress, Moment, Page, WebAddress } from './basics.ts'
import { ReactionName } from './post.ts'
import { UserSummary } from './user.ts'

/** What names a group of notifications: it stays the same while more members join the group. */
export const NotificationGroup = z.string().check(z.minLength(1), z.maxLength(120))

/**
 * §3 Notification. `user` is the newest actor; a group (the same kind, post and day; behaviour §2.7) carries up to four of them in
 * `users`, newest first, and the number of all but the newest in `others`. `postId` is where it leads. `id` is that of the newest action,
 * and the cursor of the next page.
 */
export const Notification = z.object({
  id: Id,
  group: NotificationGroup,
  type: z.enum(notificationTypes),
  user: UserSummary,
  users: z.array(UserSummary).check(z.minLength(1), z.maxLength(4)),
  others: Count,
  postId: z.nullable(Id),
  /** The post that is told of: what was liked, or the words of a reply, a mention or a quote. `image` is a picture, or the still of a film. */
  post: z.nullable(z.object({ authorId: Id, text: z.string(), image: z.nullable(MediaAddress) })),
  /** The newest reaction. */
  emoji: z.nullable(ReactionName),
  /** What happened, in the member's language, as one sentence. */
  message: z.string(),
  timestamp: Moment,
  read: z.boolean(),
})

/** A part of the list, by itself. Under `following`, groups hold and count the members followed alone. */
export const NotificationFilter = z.enum(notificationFilters)

/** A page of the list, or of a part of it. */
export const NotificationQuery = z.extend(Page, { filter: z.optional(NotificationFilter) })

/** Everything up to and including `upTo` is read; with `group`, only what belongs to it, and with `filter`, only what it shows. */
export const ReadMark = z.object({
  upTo: Id,
  group: z.optional(NotificationGroup),
  filter: z.optional(NotificationFilter),
})

export const UnreadCounts = z.object({ notifications: Count, messages: Count })

/** The server's public key for browser notifications (VAPID, RFC 8292), base64url. */
export const PushKey = z.object({ publicKey: z.string() })

/** Where a browser's push service takes messages for it (Push API), and the keys they are encrypted with (RFC 8291), base64url. */
export const PushSubscription = z.object({
  endpoint: WebAddress,
  keys: z.object({
    p256dh: z.string().check(z.regex(/^[\w-]{87,88}={0,2}$/)),
    auth: z.string().check(z.regex(/^[\w-]{22,24}={0,2}$/)),
  }),
})

export type Notification = z.infer<typeof Notification>
export type PushSubscription = z.infer<typeof PushSubscription>
