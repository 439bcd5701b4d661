import * as z from 'zod/mini'
import { limitedReplyRules, limits, postTypes, replyRules } from '../limits.ts'
import { Count, Id, MediaAddress, Moment, Username, WebAddress, filledUpTo, textUpTo } from './basics.ts'
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

/**
 * A run of a text that points somewhere, as offsets in UTF-16 code units: `text.slice(start, end)` is what stands there. Found once, by
 * the server, so that every client shows the same. `value` is the address, the folded tag or the username, without a sign.
 */
export const TextEntity = z.object({
  kind: z.enum(['link', 'hashtag', 'mention']),
  start: Count,
  end: Count,
  value: z.string(),
})

/** One picture of a post: where it is, how large, and what it shows. `sizes` are its smaller copies, narrowest first. */
export const PostImage = z.object({
  url: MediaAddress,
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  sizes: z.array(z.object({ url: MediaAddress, width: z.int().check(z.positive()) })),
  alt: z.string(),
  /** Base64 of a thumbhash: the blurred first impression, about 25 bytes. */
  thumbhash: z.nullable(z.string()),
})

/** The video of a post; duration in seconds, measured at upload. `alt` says what it shows, where its author wrote that. */
export const PostVideo = z.object({
  url: MediaAddress,
  poster: z.nullable(MediaAddress),
  width: z.int().check(z.positive()),
  height: z.int().check(z.positive()),
  duration: z.number().check(z.minimum(0)),
  alt: z.optional(z.string()),
})

export const ReactionName = z.enum(limits.reactions)

/** Reactions of a post, one row an emoji in use. */
export const ReactionCount = z.object({ emoji: ReactionName, count: Count })

/** Who may reply in a thread. */
export const ReplyRule = z.enum(replyRules)

/**
 * Whose rule says who may reply to a post, where that is not everyone: the rule of the first post of its thread. `by` is the username of
 * the member who set it; null where they are hidden from the viewer.
 */
export const LimitedReplies = z.object({ rule: z.enum(limitedReplyRules), by: z.nullable(Username) })

/** What the viewer did with a post, and may not do. */
export const PostViewer = z.object({
  liked: z.boolean(),
  reposted: z.boolean(),
  bookmarked: z.boolean(),
  /** Of an own post: it stands first on the profile. */
  pinned: z.optional(z.literal(true)),
  /** The rule of the thread does not let the viewer reply. */
  cannotReply: z.optional(z.literal(true)),
  reaction: z.nullable(ReactionName),
  vote: z.nullable(z.string()),
})

/** The post that another one quotes, as far as its card shows it. */
export const QuotedPost = z.object({
  id: Id,
  content: z.string(),
  entities: z.array(TextEntity),
  author: UserSummary,
  postedBy: z.nullable(UserSummary),
  createdAt: Moment,
  images: z.array(PostImage),
  video: z.nullable(PostVideo),
  pollQuestion: z.nullable(z.string()),
  isAiGenerated: z.boolean(),
  contentWarning: z.nullable(z.string()),
})

/** Why a post stands in a list that its author did not put it in: somebody reposted it. `id` is the list's cursor for it. */
export const RepostEntry = z.object({ id: Id, user: UserSummary, createdAt: Moment })

/** §3 Post with everything a card needs in one call (behaviour, ground rules). */
export const Post = z.object({
  id: Id,
  content: z.string(),
  entities: z.array(TextEntity),
  authorId: Id,
  author: UserSummary,
  /** The member who answers for an AI-generated post; null for all others (behaviour §2.3, 6). */
  postedBy: z.nullable(UserSummary),
  createdAt: Moment,
  editedAt: z.nullable(Moment),
  replyToId: z.nullable(Id),
  /** Username of the member whose post this one answers; null where that post is gone or hidden from the viewer. */
  replyToUsername: z.nullable(z.string()),
  quoteOfId: z.nullable(Id),
  /** Null with a `quoteOfId` means that the quoted post is deleted or not visible to the viewer. */
  quote: z.nullable(QuotedPost),
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
  /** Absent where everyone may reply who sees it. */
  limitedReplies: z.optional(LimitedReplies),
  viewer: PostViewer,
  /** In lists that carry reposts (Following, a profile): who reposted it. Null elsewhere. */
  repost: z.nullable(RepostEntry),
})

/** What stands in a thread where a post was: deleted by its author, or not visible to the viewer. */
export const Tombstone = z.object({
  id: Id,
  tombstone: z.enum(['deleted', 'unavailable']),
  createdAt: Moment,
  replyToId: z.nullable(Id),
  comments: Count,
})

/** A place in a thread. */
export const ThreadItem = z.union([Post, Tombstone])

/** A reply with the first two replies to it, oldest first; `comments` says how many there are. */
export const ThreadReply = z.object({ item: ThreadItem, replies: z.array(ThreadItem) })

/** A post chosen for the viewer, and why (behaviour §2.3, 'why am I seeing this'). */
export const DiscoveredPost = z.object({
  post: Post,
  reason: z.object({
    kind: z.enum(['liked-by-followed', 'reposted-by-followed', 'tag-you-use', 'popular']),
    user: z.nullable(UserSummary),
    tag: z.nullable(z.string()),
  }),
})

const NewPostFields = z.object({
  content: textUpTo(limits.post.max),
  authorId: z.optional(z.unknown()),
  replyToId: z.optional(z.nullable(Id)),
  quoteOfId: z.optional(z.nullable(Id)),
  urlPreview: z.optional(z.nullable(UrlPreview)),
  pollData: z.optional(z.nullable(PollDraft)),
  isAiGenerated: z.optional(z.boolean()),
  videoUrl: z.optional(z.nullable(MediaAddress)),
  videoAlt: z.optional(textUpTo(limits.altText.max)),
  imageUrl: z.optional(z.nullable(MediaAddress)),
  imageAlt: z.optional(textUpTo(limits.altText.max)),
  /** Several pictures; `imageUrl` with `imageAlt` is the short form for one. */
  images: z.optional(
    z
      .array(z.object({ url: MediaAddress, alt: z._default(textUpTo(limits.altText.max), '') }))
      .check(
        z.maxLength(limits.image.maxPerPost, { error: `A post can have up to ${limits.image.maxPerPost} images.` }),
      ),
  ),
  contentWarning: z.optional(z.nullable(textUpTo(limits.contentWarning.max))),
  type: z.optional(z.nullable(z.enum(postTypes))),
  /** Of the first post of a thread; everyone where it is not said. */
  replyRule: z.optional(ReplyRule),
  /** The draft that this was: it goes as the post is there. One that is gone is no matter. */
  draftId: z.optional(Id),
})

/**
 * POST /api/posts. `authorId` is accepted and ignored: the session decides who writes (behaviour, ground rules). What the camera made
 * (`type`) may be posted without a caption; everything else needs words.
 */
export const NewPost = NewPostFields.check(
  z.refine(
    ({ content, type, videoUrl, imageUrl, images = [] }) =>
      content !== '' || (Boolean(type) && Boolean(videoUrl ?? imageUrl ?? images[0])),
    { path: ['content'], error: 'This cannot be blank.' },
  ),
)

export const PostEdit = z.object({
  content: filledUpTo(limits.post.max),
  contentWarning: z.optional(z.nullable(textUpTo(limits.contentWarning.max))),
})

/** Who may reply in the thread of an own post from now on. */
export const ReplyRuleChange = z.object({ replyRule: ReplyRule })

/** One wording of a post, and when it was written. */
export const PostRevision = z.object({ content: z.string(), entities: z.array(TextEntity), createdAt: Moment })

export const LikeResult = z.object({ liked: z.boolean(), likes: Count })
export const RepostResult = z.object({ reposted: z.boolean(), reposts: Count })
export const BookmarkResult = z.object({ bookmarked: z.boolean() })

/** §3 Reaction. */
export const Reaction = z.object({ emoji: ReactionName, user: UserSummary })

/** §3 Trend. A server of the release before says nothing of the course. */
export const Trend = z.object({
  id: z.string(),
  category: z.nullable(z.string()),
  hashtag: z.string(),
  postCount: Count,
  /** How many posts used it in each eleventh of the last 24 hours, oldest first. */
  course: z.optional(z.array(Count).check(z.minLength(2))),
  /** By how many per cent that is more than in the 24 hours before, less below zero; null where nobody used it then. */
  rise: z.optional(z.nullable(z.number().check(z.int()))),
})

/** A hashtag that starts as what is being typed. */
export const HashtagUse = z.object({ hashtag: z.string(), postCount: Count })

export type Post = z.infer<typeof Post>
export type PostVideo = z.infer<typeof PostVideo>
export type PostRevision = z.infer<typeof PostRevision>
export type QuotedPost = z.infer<typeof QuotedPost>
export type RepostEntry = z.infer<typeof RepostEntry>
export type TextEntity = z.infer<typeof TextEntity>
export type Tombstone = z.infer<typeof Tombstone>
export type ThreadItem = z.infer<typeof ThreadItem>
export type ThreadReply = z.infer<typeof ThreadReply>
export type DiscoveredPost = z.infer<typeof DiscoveredPost>
export type HashtagUse = z.infer<typeof HashtagUse>
export type NewPost = z.infer<typeof NewPost>
export type Poll = z.infer<typeof Poll>
export type PollDraft = z.infer<typeof PollDraft>
export type PostImage = z.infer<typeof PostImage>
export type UrlPreview = z.infer<typeof UrlPreview>
export type LikeResult = z.infer<typeof LikeResult>
export type Reaction = z.infer<typeof Reaction>
export type ReplyRule = z.infer<typeof ReplyRule>
export type Trend = z.infer<typeof Trend>
