/**
 * What a browser may carry: the route table, limits, error codes and text rules, and everything else as types.
 * Schemas are behind `@skein/contract/schemas` and `@skein/contract/calls`.
 */
export * from './errors.ts'
export * from './limits.ts'
export * from './routes.ts'
export * from './text.ts'
export type { Call } from './calls.ts'
export type {
  Boot,
  ChatMessage,
  Conversation,
  CurrentUser,
  ErrorBody,
  FollowState,
  LikeResult,
  Login,
  Message,
  NewPost,
  Notification,
  Poll,
  PollDraft,
  Post,
  PostImage,
  PublicUser,
  Reaction,
  Registration,
  SearchResponse,
  Session,
  Settings,
  SuggestedUser,
  Trend,
  UrlPreview,
  UserSummary,
} from './schemas/index.ts'
