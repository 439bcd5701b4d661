/**
 * What stands in the archive of a member's data, and is read back from it. Times are ISO 8601 in UTC; ids are the product's own. Who reads
 * one back has a stranger's file: texts are those of the contract, within its bounds.
 */
import {
  AnswerProvider,
  ChatMessage,
  CustomFeedDraft,
  DraftContent,
  Measure,
  PollDraft,
  PostVideo,
  ReactionName,
  Registration,
  SettingsChange,
  UrlPreview,
  Username,
} from '@skein/contract/schemas'
import { boundedText, filledUpTo, textUpTo } from '@skein/contract/schemas'
import { customFeedOrders, limitedReplyRules, limits, postTypes } from '@skein/contract/limits'
import { storedJson } from '@skein/domain/database/stored'
import { mediaName } from '@skein/domain/media/media-name'
import * as z from 'zod/mini'

/** A UUIDv7 as this product writes it. */
const Id = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/))
const Time = z.iso.datetime()
const Switch = z.boolean()

/** JSON in a string, as a column keeps it. */
const jsonOf = (schema: z.ZodMiniType) =>
  z.string().check(z.refine((text) => storedJson(schema, text) !== undefined, { error: 'This cannot be read.' }))

/** The archive's own file: which format the others have. */
export const Manifest = z.object({ format: z.literal('skein-archive'), version: z.literal(1) })

const { name, email } = Registration.shape

/** What a member told of themself; an archive from before there was the field lacks it. */
const told = (max: number) => z._default(boundedText(max), '')

export const Profile = z.object({
  id: Id,
  username: Username,
  name,
  email: z.nullable(email),
  emailConfirmed: Switch,
  avatar: z.nullable(z.string()),
  verified: Switch,
  bio: told(limits.bio.max),
  location: told(limits.location.max),
  website: told(limits.website.max),
  createdAt: Time,
})

/** What a member chose; where an archive is from before there was the setting, its default holds. */
export const ArchivedSettings = SettingsChange

const post = textUpTo(limits.post.max)

export const ArchivedPost = z.object({
  id: Id,
  content: post,
  createdAt: Time,
  editedAt: z.nullable(Time),
  replyToId: z.nullable(Id),
  quoteOfId: z.nullable(Id),
  type: z.nullable(z.enum(postTypes)),
  contentWarning: z.nullable(textUpTo(limits.contentWarning.max)),
  isAiGenerated: Switch,
  urlPreview: z.nullable(jsonOf(UrlPreview)),
  video: z.nullable(jsonOf(PostVideo)),
  images: z
    .array(
      z.object({
        media: z.string(),
        width: z.int(),
        height: z.int(),
        alt: textUpTo(limits.altText.max),
        thumbhash: z.nullable(z.string()),
        sizes: z.string(),
      }),
    )
    .check(z.maxLength(limits.image.maxPerPost)),
  poll: z.nullable(
    z.object({
      question: PollDraft.shape.question,
      durationMinutes: z.literal([...limits.poll.durations]),
      endsAt: Time,
      options: PollDraft.shape.options,
    }),
  ),
  earlierWordings: z.array(z.object({ at: Time, content: post })),
  /** Who may reply in its thread; archives from before there was a choice do not say. */
  replyRule: z._default(z.nullable(z.enum(limitedReplyRules)), null),
})

const Mark = z.object({ postId: Id, at: Time })
const Edge = z.object({ userId: Id, username: z.string(), at: Time })

const feedWord = filledUpTo(limits.customFeeds.maxWord)

/** What an answer of the assistant may have, in code units: more than any provider writes. */
const maxAnswer = 200_000

/** The lists of the archive, each in a file of its name below `data/`. */
export const lists = {
  posts: ArchivedPost,
  reposts: z.extend(Mark, { entryId: z.nullable(Id) }),
  likes: Mark,
  bookmarks: Mark,
  reactions: z.extend(Mark, { emoji: ReactionName }),
  votes: z.extend(Mark, { optionId: z.string() }),
  following: z.extend(Edge, { state: z.enum(['following', 'requested']) }),
  followers: z.extend(Edge, { state: z.enum(['following', 'requested']) }),
  blocked: Edge,
  muted: Edge,
  mutedWords: z.object({
    id: Id,
    word: filledUpTo(limits.mutedWords.maxLength),
    folded: z.string(),
    at: Time,
    expiresAt: z.nullable(Time),
  }),
  /** The post that stands first on the profile, if there is one. */
  pinned: Mark,
  /** Conversations of which the member hears nothing more, by their first posts. */
  mutedThreads: Mark,
  /** Feeds that the member made. */
  customFeeds: z.object({
    id: Id,
    name: CustomFeedDraft.shape.name,
    people: z.array(z.object({ userId: Id, username: z.string() })).check(z.maxLength(limits.customFeeds.maxPeople)),
    tags: z.array(feedWord).check(z.maxLength(limits.customFeeds.maxTags)),
    words: z.array(feedWord).check(z.maxLength(limits.customFeeds.maxWords)),
    order: z.enum(customFeedOrders),
    shared: Switch,
    at: Time,
  }),
  /** What the member keeps to post it later. */
  drafts: z.object({
    id: Id,
    ...DraftContent.shape,
    savedAt: Time,
    /** When it was to be published: by this server, and by none that takes the archive in. */
    scheduledFor: z._default(z.nullable(Time), null),
  }),
  /** Feeds of others that the member keeps. */
  keptFeeds: z.object({ feedId: Id, name: z.string(), by: z.string(), at: Time }),
  messages: z.object({
    id: Id,
    from: z.string(),
    to: z.string(),
    content: z.nullable(z.string()),
    envelope: z.nullable(z.string()),
    image: z.nullable(z.string()),
    /** Of a message in clear; an archive from before there were replies lacks it. */
    replyToId: z._default(z.nullable(Id), null),
    at: Time,
    /** When the member read it; when others did is theirs to tell. */
    readAt: z.nullable(Time),
  }),
  /** The member's own reactions to messages: an emoji, or sealed as a message is. */
  messageReactions: z.object({
    messageId: Id,
    emoji: z.nullable(z.string()),
    envelope: z.nullable(z.string()),
    at: Time,
  }),
  reports: z.object({ subject: z.string(), subjectId: Id, reason: z.string(), note: z.nullable(z.string()), at: Time }),
  /** What moderators did about the member. */
  measures: Measure,
  /** Conversations with the assistant; `sources` as the product keeps them. */
  chats: z.object({
    id: Id,
    question: filledUpTo(limits.message.max),
    answer: z.string().check(z.maxLength(maxAnswer)),
    provider: AnswerProvider,
    sources: jsonOf(ChatMessage.shape.sources),
    complete: Switch,
    at: Time,
  }),
  storiesSeen: Mark,
  /** The files below `media/`: whose copies and stills they are. Whoever reads an archive back goes by what posts name. */
  media: z.object({
    name: z.string().check(z.regex(mediaName)),
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
    poster: z.nullable(z.string().check(z.regex(mediaName))),
    createdAt: Time,
  }),
} as const

/** Lists that an archive from before there were such things lacks. */
export const laterLists: ReadonlySet<string> = new Set([
  'pinned',
  'mutedThreads',
  'customFeeds',
  'keptFeeds',
  'drafts',
  'messageReactions',
])

export type ListName = keyof typeof lists
export type Listed<Name extends ListName> = z.infer<(typeof lists)[Name]>
/** Every list of the archive, by name. */
export type Lists = { [Name in ListName]: Listed<Name>[] }
export type ArchivedPost = z.infer<typeof ArchivedPost>
