/**
 * The tables as types: one schema for SQLite and PostgreSQL. Times are milliseconds since 1970, switches are 0 or 1, ids UUIDv7 as
 * text in the program; `json` columns hold JSON as text.
 */
import type {
  UsersTable,
  OneTimeSecretsTable,
  RecoveryCodesTable,
  PasskeysTable,
  SignInStepsTable,
  MailTokensTable,
  SessionsTable,
  MutedWordsTable,
  AttemptsTable,
  InvitationsTable,
} from './tables/accounts.ts'
import type {
  PostsTable,
  PostImagesTable,
  PostRevisionsTable,
  HashtagsTable,
  MentionsTable,
  EdgeTable,
  ReactionsTable,
  PostReactionsTable,
  PollsTable,
  PollOptionsTable,
  PollVotesTable,
  TrendCategoriesTable,
  PostPreviewsTable,
  LinkPreviewsTable,
  IdempotencyKeysTable,
} from './tables/posts.ts'
import type {
  FollowsTable,
  BlocksTable,
  MutesTable,
  NotificationsTable,
  PushSubscriptionsTable,
  ReportsTable,
  ModerationLogTable,
  MeasuresTable,
  MemberNotesTable,
} from './tables/people.ts'
import type {
  MessagesTable,
  ConversationsTable,
  EncryptionKeysTable,
  KeyLogTable,
  NextKeysTable,
  MessageReactionsTable,
} from './tables/messages.ts'
import type {
  AssistantUsesTable,
  ChatMessagesTable,
  InsightDigestsTable,
  AssistantTextsTable,
} from './tables/assistant.ts'
import type { CustomFeedsTable, KeptFeedsTable } from './tables/custom-feeds.ts'
import type { DraftFilesTable, DraftsTable } from './tables/drafts.ts'
import type { MediaTable, UploadsTable } from './tables/media.ts'
import type { JobsTable } from './tables/jobs.ts'
import type { OutboxTable } from './tables/outbox.ts'
import type { FactsTable, SearchDocumentsTable, UserWordsTable, SearchTagsTable } from './tables/search.ts'

export type * from './tables/accounts.ts'
export type * from './tables/posts.ts'
export type * from './tables/people.ts'
export type * from './tables/messages.ts'
export type * from './tables/assistant.ts'
export type * from './tables/custom-feeds.ts'
export type * from './tables/drafts.ts'
export type * from './tables/media.ts'
export type * from './tables/search.ts'
export type * from './tables/jobs.ts'
export type * from './tables/outbox.ts'

/** Every table of the product. */
export type Tables = {
  users: UsersTable
  sessions: SessionsTable
  one_time_secrets: OneTimeSecretsTable
  recovery_codes: RecoveryCodesTable
  passkeys: PasskeysTable
  sign_in_steps: SignInStepsTable
  mail_tokens: MailTokensTable
  muted_words: MutedWordsTable
  attempts: AttemptsTable
  invitations: InvitationsTable
  moderation_log: ModerationLogTable
  measures: MeasuresTable
  member_notes: MemberNotesTable
  posts: PostsTable
  post_images: PostImagesTable
  post_revisions: PostRevisionsTable
  hashtags: HashtagsTable
  mentions: MentionsTable
  likes: EdgeTable
  reposts: EdgeTable
  bookmarks: EdgeTable
  /** Who has seen which story. */
  story_views: EdgeTable
  /** The post that a member shows first on their profile. */
  pinned_posts: EdgeTable
  reactions: ReactionsTable
  post_reactions: PostReactionsTable
  polls: PollsTable
  poll_options: PollOptionsTable
  poll_votes: PollVotesTable
  follows: FollowsTable
  blocks: BlocksTable
  mutes: MutesTable
  /** Conversations of which a member hears nothing more, by their first posts. */
  muted_threads: EdgeTable
  custom_feeds: CustomFeedsTable
  kept_feeds: KeptFeedsTable
  drafts: DraftsTable
  draft_files: DraftFilesTable
  idempotency_keys: IdempotencyKeysTable
  trend_categories: TrendCategoriesTable
  media: MediaTable
  assistant_uses: AssistantUsesTable
  assistant_texts: AssistantTextsTable
  chat_messages: ChatMessagesTable
  insight_digests: InsightDigestsTable
  uploads: UploadsTable
  link_previews: LinkPreviewsTable
  post_previews: PostPreviewsTable
  reports: ReportsTable
  messages: MessagesTable
  message_reactions: MessageReactionsTable
  conversations: ConversationsTable
  encryption_keys: EncryptionKeysTable
  next_keys: NextKeysTable
  key_log: KeyLogTable
  notifications: NotificationsTable
  push_subscriptions: PushSubscriptionsTable
  facts: FactsTable
  jobs: JobsTable
  outbox: OutboxTable
  search_documents: SearchDocumentsTable
  user_words: UserWordsTable
  search_tags: SearchTagsTable
}
