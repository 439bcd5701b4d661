import * as z from 'zod/mini'
import { notificationTypes } from '../limits.ts'
import { Count, Id, Moment } from './basics.ts'
import { UserSummary } from './user.ts'

/** §3 Notification. `user` is the newest actor; a group carries the others' number and the post it is about. */
export const Notification = z.object({
  id: Id,
  type: z.enum(notificationTypes),
  user: UserSummary,
  others: Count,
  postId: z.nullable(Id),
  message: z.string(),
  timestamp: Moment,
  read: z.boolean(),
})

/** Everything up to and including `upTo` is read. */
export const ReadMark = z.object({ upTo: Id })

export const UnreadCounts = z.object({ notifications: Count, messages: Count })

export type Notification = z.infer<typeof Notification>
