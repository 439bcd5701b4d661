import * as z from 'zod/mini'
import { limits, postTypes } from '../limits.ts'
import { Count, Id, MediaAddress, Moment, WebAddress, filledUpTo, textUpTo } from './basics.ts'
import { UserSummary } from './user.ts'

/** §3 urlPreview. */
export const UrlPreview = z.object({
  url: WebAddress,
  title: z.string(),
  description: z.string(),
  image: z.nullable(MediaAddress),
})

/** §3 pollData with what voting needs: tallies, end and total. */
export const Poll = z.object({
  question: z.string(),
  options: z.array(z.object({ id: z.string(), text: z.string(), votes: Count })),
  /** Minutes. */
  duration: z.int(),
  endsAt: Moment,
  totalVotes: Count,
})

/** §3 pollData as it is sent: ids are the member's own, unique within the poll. */
export const PollDraft = z.object({
  question: filledUpTo(limits.poll.maxQuestion),
  options: z
    .array(z.object({ id: z.string().check(z.minLength(1), z.maxLength(40)), text: filledUpTo(limits.poll.maxOption) }))
    .check(
      z.minLength(limits.poll.minOptions),
      z.maxLength(limits.poll.maxOptions),
      z.refine((options) => new Set(options.map((option) => option.id)).size === options.length, {
        error: 'Option ids must differ.',
      }),
    ),
  duration: z._default(z.literal([...limits.poll.durations]), limits.poll.defaultDuration),
})

/** One picture of a post: where it is, how large, and what it shows. */
export const PostImage = z.object({
  url: MediaAddress,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  alt: z.string(),
  /** Base64 of a thumbhash: the blurred first impression, about 25 bytes. */
  thumbhash: z.nullable(z.string()),
})

/** The video of a post; duration in seconds, measured at upload. */
export const PostVideo = z.object({
  url: MediaAddress,
  poster: z.nullable(MediaAddress),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  duration: z.number().check(z.minimum(0)),
})

export const ReactionName = z.enum(limits.reactions)

/** Reactions of a post, one row an emoji in use. */
export const ReactionCount = z.object({ emoji: ReactionName, count: Count })

/** What the viewer did with a post. */
export const PostViewer = z.object({
  liked: z.boolean(),
  reposted: z.boolean(),
  bookmarked: z.boolean(),
  reaction: z.nullable(ReactionName),
  vote: z.nullable(z.string()),
})

/** §3 Post with everything a card needs in one call (behaviour, ground rules). */
export const Post = z.object({
  id: Id,
  content: z.string(),
  authorId: Id,
  author: UserSummary,
  /** The member who answers for an AI-generated post; null for all others (behaviour §2.3, 6). */
  postedBy: z.nullable(UserSummary),
  createdAt: Moment,
  editedAt: z.nullable(Moment),
  replyToId: z.nullable(Id),
  likes: Count,
  comments: Count,
  reposts: Count,
  imageUrl: z.nullable(MediaAddress),
  images: z.array(PostImage),
  videoUrl: z.nullable(MediaAddress),
  video: z.nullable(PostVideo),
  urlPreview: z.nullable(UrlPreview),
  pollData: z.nullable(Poll),
  reactions: z.array(ReactionCount),
  isAiGenerated: z.boolean(),
  contentWarning: z.nullable(z.string()),
  type: z.nullable(z.enum(postTypes)),
  viewer: PostViewer,
})

/** POST /api/posts. `authorId` is accepted and ignored: the session decides who writes (behaviour, ground rules). */
export const NewPost = z.object({
  content: filledUpTo(limits.post.max),
  authorId: z.optional(z.unknown()),
  replyToId: z.optional(z.nullable(Id)),
  quoteOfId: z.optional(z.nullable(Id)),
  urlPreview: z.optional(z.nullable(UrlPreview)),
  pollData: z.optional(z.nullable(PollDraft)),
  isAiGenerated: z.optional(z.boolean()),
  videoUrl: z.optional(z.nullable(MediaAddress)),
  imageUrl: z.optional(z.nullable(MediaAddress)),
  imageAlt: z.optional(textUpTo(limits.altText.max)),
  contentWarning: z.optional(z.nullable(textUpTo(limits.contentWarning.max))),
  type: z.optional(z.nullable(z.enum(postTypes))),
})

export const PostEdit = z.object({ content: filledUpTo(limits.post.max) })

/** One earlier wording of a post. */
export const PostRevision = z.object({ content: z.string(), createdAt: Moment })

export const LikeResult = z.object({ liked: z.boolean(), likes: Count })
export const RepostResult = z.object({ reposted: z.boolean(), reposts: Count })
export const BookmarkResult = z.object({ bookmarked: z.boolean() })

/** §3 Reaction. */
export const Reaction = z.object({ emoji: ReactionName, user: UserSummary })

/** §3 Trend. */
export const Trend = z.object({
  id: z.string(),
  category: z.nullable(z.string()),
  hashtag: z.string(),
  postCount: Count,
})

export type Post = z.infer<typeof Post>
export type NewPost = z.infer<typeof NewPost>
export type Poll = z.infer<typeof Poll>
export type PollDraft = z.infer<typeof PollDraft>
export type PostImage = z.infer<typeof PostImage>
export type UrlPreview = z.infer<typeof UrlPreview>
export type LikeResult = z.infer<typeof LikeResult>
export type Reaction = z.infer<typeof Reaction>
export type Trend = z.infer<typeof Trend>
