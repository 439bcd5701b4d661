/** Posts, what hangs on them, and what members do with them. */
import type { Generated } from 'kysely'
import type { Switch, Time } from './columns.ts'

export type PostsTable = {
  id: string
  /** The member who wrote it, or who answers for it where it is AI-generated. */
  author_id: string
  content: string
  created_at: Time
  edited_at: Time | null
  deleted_at: Time | null
  reply_to_id: string | null
  /** The first post of the thread that a reply stands in, whether or not that is still there; null on a first post. */
  root_id: string | null
  /** Of a first post: who may reply in its thread (the contract's `ReplyRule`); null is everyone. */
  reply_rule: string | null
  quote_of_id: string | null
  /** Set on the row by which a repost stands in feeds; such a row has no text. */
  repost_of_id: string | null
  /** Links, hashtags and mentions of `content` as JSON (the contract's `TextEntity`); null on rows older than this column. */
  entities: string | null
  type: 'video' | 'photo' | 'story' | 'reel' | null
  content_warning: string | null
  is_ai_generated: Switch
  url_preview: string | null
  video: string | null
  image_count: number
  has_poll: Switch
  likes: number
  comments: number
  reposts: number
}

export type PostImagesTable = {
  post_id: string
  position: number
  media: string
  width: number
  height: number
  alt: string
  thumbhash: string | null
  /** Smaller copies as JSON: file name and width, narrowest first. */
  sizes: Generated<string>
}

export type PostRevisionsTable = { post_id: string; created_at: Time; content: string; entities: string }

export type HashtagsTable = { tag: string; post_id: string; author_id: string; created_at: Time }

export type MentionsTable = { post_id: string; user_id: string }

export type EdgeTable = { post_id: string; user_id: string; created_at: Time }

export type ReactionsTable = EdgeTable & { emoji: string }

/** How many have reacted to a post with an emoji; kept together with the rows of `reactions`. */
export type PostReactionsTable = { post_id: string; emoji: string; total: number }

export type PollsTable = {
  post_id: string
  question: string
  duration: number
  ends_at: Time
  /** When its voters were told that it ended. */
  closed_at: Time | null
}

export type PollOptionsTable = {
  post_id: string
  option_id: string
  position: number
  text: string
  /** How many rows of `poll_votes` are for it; kept together with them. */
  votes: Generated<number>
}

export type PollVotesTable = EdgeTable & { option_id: string }

export type TrendCategoriesTable = { tag: string; category: string }

/** The picture of the preview that a post shows. */
export type PostPreviewsTable = { post_id: string; image: string }

export type LinkPreviewsTable = {
  /** SHA-256 of the address. */
  url_hash: string
  url: string
  /** The contract's `UrlPreview` as JSON; null where there was none. */
  answer: string | null
  /** File name of its picture in the store. */
  image: string | null
  fetched_at: Time
  expires_at: Time
}

export type IdempotencyKeysTable = {
  user_id: string
  key: string
  /** SHA-256 of call and body. */
  request_hash: string
  result_id: string
  created_at: Time
}
