/** Stories: posts of type `story`, there for `limits.story.hours` (behaviour §2.6) and in no list of posts. */
import * as z from 'zod/mini'
import { limits } from '../limits.ts'
import { Count, Moment } from './basics.ts'
import { Post } from './post.ts'
import { UserSummary } from './user.ts'

/** A member who has stories now, as the viewer stands to them. */
export const StoryAuthor = z.object({
  user: UserSummary,
  count: z.int().check(z.minimum(1), z.maximum(limits.story.maxPerAuthor)),
  /** How many of them the viewer has not seen; 0 for one's own. */
  unseen: Count,
  latestAt: Moment,
})

/** A story. `seen` is the viewer's; `views` is how many others have seen it, told to its author alone. */
export const Story = z.object({ post: Post, expiresAt: Moment, seen: z.boolean(), views: z.nullable(Count) })

/** Who has seen a story, when, and whether they like it. */
export const StoryViewer = z.object({ user: UserSummary, seenAt: Moment, liked: z.boolean() })

export type StoryAuthor = z.infer<typeof StoryAuthor>
export type Story = z.infer<typeof Story>
export type StoryViewer = z.infer<typeof StoryViewer>
