import { entitiesOf, limits, postTypes } from '@skein/contract'
import type { Poll, Post, PostImage, UrlPreview, UserSummary } from '@skein/contract'
import type { PostRow, QuoteRow } from './post-row.ts'

type Entities = Post['entities']
type StoredImage = Omit<PostImage, 'sizes'> & { sizes: string }
type StoredUser = Omit<UserSummary, 'verified'> & { verified: number }

const moment = (time: number) => new Date(time).toISOString()

/** One of the ten reactions, or null. */
export const reactionNamed = (name: string | null) => limits.reactions.find((reaction) => reaction === name) ?? null

/** A text's entities as stored; rows older than the column are read anew. */
export function entitiesFrom(stored: string | null, content: string): Entities {
  if (stored === '[]') return []
  if (stored === null) return entitiesOf(content)
  const entities: Entities = JSON.parse(stored)
  return entities
}

/** Smaller copies as stored, with their addresses. */
export function sizesFrom(stored: string): PostImage['sizes'] {
  if (stored === '[]') return []
  const sizes: { name: string; width: number }[] = JSON.parse(stored)
  return sizes.map(({ name, width }) => ({ url: `/media/${name}`, width }))
}

function imagesFrom(text: string | null): PostImage[] {
  if (text === null) return []
  const stored: StoredImage[] = JSON.parse(text)
  return stored.map(({ url, width, height, alt, thumbhash, sizes }) => {
    return { url, width, height, alt, thumbhash, sizes: sizesFrom(sizes) }
  })
}

function videoFrom(text: string | null): Post['video'] {
  if (text === null) return null
  const video: Post['video'] = JSON.parse(text)
  return video
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
  const options: Poll['options'] = JSON.parse(text)
  let totalVotes = 0
  for (const { votes } of options) totalVotes += votes
  return { question, options, duration, endsAt: moment(endsAt), totalVotes }
}

/** Who speaks in a post, and who answers for it where that is somebody else (§6, behaviour §2.3). */
function voicesOf(row: QuoteRow | PostRow, assistant: UserSummary): Pick<Post, 'author' | 'postedBy'> {
  const { author_id: id, username, name, avatar } = row
  const writer: UserSummary = { id, username, name, avatar, verified: row.verified === 1 }
  return row.is_ai_generated === 1 ? { author: assistant, postedBy: writer } : { author: writer, postedBy: null }
}

function quoteFrom(text: string | null, assistant: UserSummary): Post['quote'] {
  if (text === null) return null
  const row: QuoteRow = JSON.parse(text)
  return {
    id: row.id,
    content: row.content,
    entities: entitiesFrom(row.entities, row.content),
    ...voicesOf(row, assistant),
    createdAt: moment(row.created_at),
    images: imagesFrom(row.images),
    video: videoFrom(row.video),
    pollQuestion: row.poll_question,
    isAiGenerated: row.is_ai_generated === 1,
    contentWarning: row.content_warning,
  }
}

function repostFrom({ entry_id: id, entry_at: at, entry_user: text }: PostRow): Post['repost'] {
  if (id === null || at === null || text === null) return null
  const { verified, ...user }: StoredUser = JSON.parse(text)
  return { id, user: { ...user, verified: verified === 1 }, createdAt: moment(at) }
}

/**
 * The post as the contract answers it. An AI-generated post speaks as the assistant, and the member who answers for it stands in
 * `postedBy` (§6, behaviour §2.3).
 */
export function postFrom(row: PostRow, assistant: UserSummary): Post {
  const voices = voicesOf(row, assistant)
  const images = imagesFrom(row.images)
  const video = videoFrom(row.video)
  const urlPreview: UrlPreview | null = row.url_preview === null ? null : JSON.parse(row.url_preview)
  // The statement leaves the name of an AI-generated parent empty: who spoke there is the assistant.
  const answered = row.reply_to_username === '' ? assistant.username : row.reply_to_username
  return {
    id: row.id,
    content: row.content,
    entities: entitiesFrom(row.entities, row.content),
    authorId: voices.author.id,
    ...voices,
    createdAt: moment(row.created_at),
    editedAt: row.edited_at === null ? null : moment(row.edited_at),
    replyToId: row.reply_to_id,
    replyToUsername: answered,
    quoteOfId: row.quote_of_id,
    quote: quoteFrom(row.quote, assistant),
    likes: row.likes,
    comments: row.comments,
    reposts: row.reposts,
    imageUrl: images[0]?.url ?? null,
    images,
    videoUrl: video?.url ?? null,
    video,
    urlPreview,
    pollData: pollFrom(row),
    reactions: reactionsFrom(row.reactions),
    isAiGenerated: row.is_ai_generated === 1,
    contentWarning: row.content_warning,
    type: postTypes.find((type) => type === row.type) ?? null,
    viewer: {
      liked: Boolean(row.liked),
      reposted: Boolean(row.reposted),
      bookmarked: Boolean(row.bookmarked),
      reaction: reactionNamed(row.reaction),
      vote: row.vote,
    },
    repost: repostFrom(row),
  }
}
