import { entitiesOf, limits, postTypes } from '@skein/contract'
import type { Poll, Post, PostImage, UrlPreview, UserSummary } from '@skein/contract'
import { PostVideo, TextEntity, UrlPreview as Preview } from '@skein/contract/schemas'
import * as z from 'zod/mini'
import { madeAt, storedJson, storedMoment } from '../database/stored.ts'
import type { Unreadable } from '../database/stored.ts'
import { StoredSizes, addressOf } from '../media/media-name.ts'
import type { PostRow, QuoteRow, StoredLimit } from './post-row.ts'
import { ruleFrom } from './reply-rule.ts'

type Entities = Post['entities']
/** Is told that a part of the row at hand cannot be read. */
type Broken = (part: string) => void
type StoredImage = Omit<PostImage, 'sizes'> & { sizes: string }
type StoredUser = Omit<UserSummary, 'verified'> & { verified: number }

const Entities = z.array(TextEntity)

/** One of the ten reactions, or null. */
export const reactionNamed = (name: string | null) => limits.reactions.find((reaction) => reaction === name) ?? null

/** A text's entities as stored; those of rows that are older than the column, or spoiled, are read anew. */
export function entitiesFrom(stored: string | null, content: string, broken?: Broken): Entities {
  if (stored === '[]') return []
  if (stored === null) return entitiesOf(content)
  const entities = storedJson(Entities, stored)
  if (entities === undefined) broken?.('entities')
  return entities ?? entitiesOf(content)
}

/** Smaller copies as stored, with their addresses. */
export function sizesFrom(stored: string, broken?: Broken): PostImage['sizes'] {
  if (stored === '[]') return []
  const sizes = storedJson(StoredSizes, stored)
  if (sizes === undefined) broken?.('sizes')
  return sizes?.map(({ name, width }) => ({ url: addressOf(name), width })) ?? []
}

/** The database itself has written the list; what is text in it was written by others. */
function imagesFrom(text: string | null, broken: Broken): PostImage[] {
  if (text === null) return []
  const stored: StoredImage[] = JSON.parse(text)
  return stored.map(({ url, width, height, alt, thumbhash, sizes }) => {
    return { url, width, height, alt, thumbhash, sizes: sizesFrom(sizes, broken) }
  })
}

/** The video of a post as stored; nothing where it cannot be read. */
export function videoFrom(text: string | null, broken?: Broken): Post['video'] {
  if (text === null) return null
  const video = storedJson(PostVideo, text)
  if (video === undefined) broken?.('video')
  return video ?? null
}

/** The preview of a post's link as stored; nothing where it cannot be read. */
export function previewFrom(text: string | null, broken?: Broken): UrlPreview | null {
  if (text === null) return null
  const preview = storedJson(Preview, text)
  if (preview === undefined) broken?.('url_preview')
  return preview ?? null
}

/** The reactions of a post, from JSON of emoji and count. */
export function reactionsFrom(text: string): Post['reactions'] {
  if (text === '[]') return []
  const stored: { emoji: string; count: number }[] = JSON.parse(text)
  return stored.flatMap(({ emoji, count }) => {
    const known = reactionNamed(emoji)
    return known === null ? [] : [{ emoji: known, count }]
  })
}

/** The poll of a post, or null. */
export function pollFrom(
  row: Pick<PostRow, 'poll_question' | 'poll_duration' | 'poll_ends_at' | 'poll_options'>,
): Poll | null {
  const { poll_question: question, poll_duration: duration, poll_ends_at: endsAt, poll_options: text } = row
  if (question === null || duration === null || endsAt === null || text === null) return null
  const end = storedMoment(endsAt)
  if (end === undefined) return null
  const options: Poll['options'] = JSON.parse(text)
  let totalVotes = 0
  for (const { votes } of options) totalVotes += votes
  return { question, options, duration, endsAt: end, totalVotes }
}

/** Who speaks in a post, and who answers for it where that is somebody else (§6, behaviour §2.3). */
function voicesOf(row: QuoteRow | PostRow, assistant: UserSummary): Pick<Post, 'author' | 'postedBy'> {
  const { author_id: id, username, name, avatar } = row
  const writer: UserSummary = { id, username, name, avatar, verified: row.verified === 1 }
  return row.is_ai_generated === 1 ? { author: assistant, postedBy: writer } : { author: writer, postedBy: null }
}

function quoteFrom(text: string | null, assistant: UserSummary, broken: Broken): Post['quote'] {
  if (text === null) return null
  const row: QuoteRow = JSON.parse(text)
  return {
    id: row.id,
    content: row.content,
    entities: entitiesFrom(row.entities, row.content, broken),
    ...voicesOf(row, assistant),
    createdAt: madeAt(row.id, row.created_at),
    images: imagesFrom(row.images, broken),
    video: videoFrom(row.video, broken),
    pollQuestion: row.poll_question,
    isAiGenerated: row.is_ai_generated === 1,
    contentWarning: row.content_warning,
  }
}

function repostFrom({ entry_id: id, entry_at: at, entry_user: text }: PostRow): Post['repost'] {
  if (id === null || at === null || text === null) return null
  const { verified, ...user }: StoredUser = JSON.parse(text)
  return { id, user: { ...user, verified: verified === 1 }, createdAt: madeAt(id, at) }
}

/**
 * The post as the contract answers it. An AI-generated post speaks as the assistant, and the member who answers for it stands in
 * `postedBy` (§6, behaviour §2.3). What cannot be read of it is left out.
 * @param unreadable is told of that
 */
export function postFrom(row: PostRow, assistant: UserSummary, unreadable: Unreadable): Post {
  const broken = (part: string) => unreadable(row.id, part)
  const voices = voicesOf(row, assistant)
  // The database itself has written it.
  const limit: StoredLimit | null = row.limited_replies === null ? null : JSON.parse(row.limited_replies)
  const images = imagesFrom(row.images, broken)
  const video = videoFrom(row.video, broken)
  // The statement leaves the name of an AI-generated parent empty: who spoke there is the assistant.
  const answered = row.reply_to_username === '' ? assistant.username : row.reply_to_username
  return {
    id: row.id,
    content: row.content,
    entities: entitiesFrom(row.entities, row.content, broken),
    authorId: voices.author.id,
    ...voices,
    createdAt: madeAt(row.id, row.created_at),
    editedAt: row.edited_at === null ? null : (storedMoment(row.edited_at) ?? null),
    replyToId: row.reply_to_id,
    replyToUsername: answered,
    quoteOfId: row.quote_of_id,
    quote: quoteFrom(row.quote, assistant, broken),
    likes: row.likes,
    comments: row.comments,
    reposts: row.reposts,
    imageUrl: images[0]?.url ?? null,
    images,
    videoUrl: video?.url ?? null,
    video,
    urlPreview: previewFrom(row.url_preview, broken),
    pollData: pollFrom(row),
    reactions: reactionsFrom(row.reactions),
    isAiGenerated: row.is_ai_generated === 1,
    contentWarning: row.content_warning,
    type: postTypes.find((type) => type === row.type) ?? null,
    ...(limit !== null && { limitedReplies: { rule: ruleFrom(limit.rule), by: limit.by } }),
    viewer: {
      liked: Boolean(row.liked),
      reposted: Boolean(row.reposted),
      bookmarked: Boolean(row.bookmarked),
      ...(Boolean(row.pinned) && { pinned: true as const }),
      ...(limit?.may === 0 && { cannotReply: true as const }),
      reaction: reactionNamed(row.reaction),
      vote: row.vote,
    },
    repost: repostFrom(row),
  }
}
