/**
 * The tables as types: one schema for SQLite and PostgreSQL. Times are milliseconds since 1970, switches are 0 or 1, ids UUIDv7 as
 * text in the program; `json` columns hold JSON as text.
 */
type Switch = number
type Time = number

export type UsersTable = {
  id: string
  username: string
  name: string
  /** Null for the assistant, which nobody signs in as. */
  email: string | null
  /** argon2id as a PHC string; null where nobody may sign in. */
  password_hash: string | null
  avatar: string | null
  verified: Switch
  kind: 'person' | 'ai'
  bio: string
  location: string
  website: string
  private: Switch
  /** The member's choice not to see AI-generated posts. */
  hides_ai: Switch
  language: string | null
  /** Other preferences of the settings screen, as JSON. */
  settings: string | null
  followers_count: number
  following_count: number
  created_at: Time
  updated_at: Time
  deactivated_at: Time | null
}

export type SessionsTable = {
  id: string
  token_hash: string
  user_id: string
  user_agent: string
  created_at: Time
  last_seen_at: Time
  expires_at: Time
}

export type PostsTable = {
  id: string
  /** The member who wrote it, or who answers for it where it is AI-generated. */
  author_id: string
  content: string
  created_at: Time
  edited_at: Time | null
  deleted_at: Time | null
  reply_to_id: string | null
  quote_of_id: string | null
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
}

export type HashtagsTable = { tag: string; post_id: string; author_id: string; created_at: Time }
export type MentionsTable = { post_id: string; user_id: string }
type EdgeTable = { post_id: string; user_id: string; created_at: Time }
export type ReactionsTable = EdgeTable & { emoji: string }
export type PollsTable = { post_id: string; question: string; duration: number; ends_at: Time }
export type PollOptionsTable = { post_id: string; option_id: string; position: number; text: string }
export type PollVotesTable = EdgeTable & { option_id: string }

export type FollowsTable = {
  follower_id: string
  followee_id: string
  state: 'following' | 'requested'
  created_at: Time
}

export type BlocksTable = { blocker_id: string; blocked_id: string; created_at: Time }
export type MutesTable = { muter_id: string; muted_id: string; created_at: Time }

export type IdempotencyKeysTable = {
  user_id: string
  key: string
  /** SHA-256 of call and body. */
  request_hash: string
  result_id: string
  created_at: Time
}

export type TrendCategoriesTable = { tag: string; category: string }

export type MediaTable = {
  /** File name in the store and last part of its address. */
  name: string
  owner_id: string
  /** The post it belongs to, which decides who may see it; null for avatars and files not posted yet. */
  post_id: string | null
  purpose: 'avatar' | 'post' | 'preview' | 'upload'
  type: string
  width: number
  height: number
  thumbhash: string | null
  /** How to draw it at the first request (demo pictures), as JSON; null where the file is there. */
  drawing: string | null
  created_at: Time
}

export type MessagesTable = {
  id: string
  sender_id: string
  receiver_id: string
  content: string | null
  envelope: string | null
  created_at: Time
  read_at: Time | null
}

export type NotificationsTable = {
  id: string
  user_id: string
  actor_id: string
  type: string
  post_id: string | null
  created_at: Time
  read_at: Time | null
}

export type FactsTable = { name: string; value: string }

/** Every table of the product. */
export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  posts: PostsTable
  post_images: PostImagesTable
  hashtags: HashtagsTable
  mentions: MentionsTable
  likes: EdgeTable
  reposts: EdgeTable
  bookmarks: EdgeTable
  reactions: ReactionsTable
  polls: PollsTable
  poll_options: PollOptionsTable
  poll_votes: PollVotesTable
  follows: FollowsTable
  blocks: BlocksTable
  mutes: MutesTable
  idempotency_keys: IdempotencyKeysTable
  trend_categories: TrendCategoriesTable
  media: MediaTable
  messages: MessagesTable
  notifications: NotificationsTable
  facts: FactsTable
}
