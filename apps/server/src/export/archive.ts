/** What stands in the archive of a member's data, and is read back from it. Times are ISO 8601 in UTC; ids are the product's own. */
import { Settings } from '@skein/contract/schemas'
import * as z from 'zod/mini'

const Id = z.uuid()
const Time = z.iso.datetime()
const Name = z.string().check(z.regex(/^[0-9a-z][0-9a-z-]{0,80}\.(webp|webm|mp4|bin)$/))
const Switch = z.boolean()

/** The archive's own file: which format the others have. */
export const Manifest = z.object({ format: z.literal('skein-archive'), version: z.literal(1) })

export const Profile = z.object({
  id: Id,
  username: z.string(),
  name: z.string(),
  email: z.nullable(z.string()),
  emailConfirmed: Switch,
  avatar: z.nullable(z.string()),
  verified: Switch,
  bio: z.string(),
  location: z.string(),
  website: z.string(),
  createdAt: Time,
})

export const ArchivedSettings = Settings

export const ArchivedPost = z.object({
  id: Id,
  content: z.string(),
  createdAt: Time,
  editedAt: z.nullable(Time),
  replyToId: z.nullable(Id),
  quoteOfId: z.nullable(Id),
  type: z.nullable(z.enum(['video', 'photo', 'story', 'reel'])),
  contentWarning: z.nullable(z.string()),
  isAiGenerated: Switch,
  urlPreview: z.nullable(z.string()),
  video: z.nullable(z.string()),
  images: z.array(
    z.object({
      media: z.string(),
      width: z.int(),
      height: z.int(),
      alt: z.string(),
      thumbhash: z.nullable(z.string()),
      sizes: z.string(),
    }),
  ),
  poll: z.nullable(
    z.object({
      question: z.string(),
      durationMinutes: z.int(),
      endsAt: Time,
      options: z.array(z.object({ id: z.string(), text: z.string() })),
    }),
  ),
  earlierWordings: z.array(z.object({ at: Time, content: z.string() })),
})

const Mark = z.object({ postId: Id, at: Time })
const Edge = z.object({ userId: Id, username: z.string(), at: Time })

/** The lists of the archive, each in a file of its name below `data/`. */
export const lists = {
  posts: ArchivedPost,
  reposts: z.extend(Mark, { entryId: z.nullable(Id) }),
  likes: Mark,
  bookmarks: Mark,
  reactions: z.extend(Mark, { emoji: z.string() }),
  votes: z.extend(Mark, { optionId: z.string() }),
  following: z.extend(Edge, { state: z.enum(['following', 'requested']) }),
  followers: z.extend(Edge, { state: z.enum(['following', 'requested']) }),
  blocked: Edge,
  muted: Edge,
  mutedWords: z.object({ id: Id, word: z.string(), folded: z.string(), at: Time, expiresAt: z.nullable(Time) }),
  messages: z.object({
    id: Id,
    from: z.string(),
    to: z.string(),
    content: z.nullable(z.string()),
    envelope: z.nullable(z.string()),
    image: z.nullable(z.string()),
    at: Time,
    readAt: z.nullable(Time),
  }),
  reports: z.object({ subject: z.string(), subjectId: Id, reason: z.string(), note: z.nullable(z.string()), at: Time }),
  /** Conversations with the assistant; `sources` as the product keeps them. */
  chats: z.object({
    id: Id,
    question: z.string(),
    answer: z.string(),
    provider: z.string(),
    sources: z.string(),
    complete: Switch,
    at: Time,
  }),
  storiesSeen: Mark,
  media: z.object({
    name: Name,
    postId: z.nullable(Id),
    purpose: z.enum(['avatar', 'post', 'preview', 'upload', 'message']),
    type: z.string(),
    width: z.int(),
    height: z.int(),
    thumbhash: z.nullable(z.string()),
    sizes: z.string(),
    bytes: z.nullable(z.int()),
    duration: z.nullable(z.number()),
    codecs: z.nullable(z.string()),
    poster: z.nullable(Name),
    createdAt: Time,
  }),
} as const

export type ListName = keyof typeof lists
export type Listed<Name extends ListName> = z.infer<(typeof lists)[Name]>
/** Every list of the archive, by name. */
export type Lists = { [Name in ListName]: Listed<Name>[] }
export type ArchivedPost = z.infer<typeof ArchivedPost>
