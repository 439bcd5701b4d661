/**
 * What each call of the route table takes and answers, as schemas. This module carries zod: the server, the mocks, OpenAPI and the
 * development client import it; a browser bundle imports its types only (`import type { Call } from '@skein/contract'`).
 */
import * as z from 'zod/mini'
import type { PathParams, RouteName } from './routes.ts'
import * as s from './schemas/index.ts'

/** Who may make the call: anyone, or a signed-in member. */
type Access = 'public' | 'member'

type CallSpec = {
  access: Access
  summary: string
  query?: z.ZodMiniType
  body?: z.ZodMiniType
  /** The answer's body with status 200 (201 where `created`); none means 204. */
  answer?: z.ZodMiniType
  created?: true
}

const feed = z.enum(['everyone', 'following'])

export const calls = {
  getSession: { access: 'public', summary: 'The signed-in member; 401 for a visitor', answer: s.CurrentUser },
  getCurrentUser: { access: 'public', summary: 'The signed-in member; 401 for a visitor', answer: s.CurrentUser },
  login: {
    access: 'public',
    summary: 'Sign in with username (or e-mail address) and password',
    body: s.Login,
    answer: s.CurrentUser,
  },
  register: {
    access: 'public',
    summary: 'Create an account and sign in',
    body: s.Registration,
    answer: s.CurrentUser,
    created: true,
  },
  logout: { access: 'public', summary: 'End this session' },
  listPosts: {
    access: 'public',
    summary: 'Posts, newest first; visitors need `author`',
    query: z.extend(s.Page, {
      feed: z._default(feed, 'everyone'),
      author: z.optional(s.Username),
      tag: z.optional(z.string().check(z.maxLength(100))),
    }),
    answer: z.array(s.Post),
  },
  createPost: { access: 'member', summary: 'Publish a post', body: s.NewPost, answer: s.Post, created: true },
  enhancePost: {
    access: 'member',
    summary: 'Improve the wording of a draft',
    body: s.EnhanceRequest,
    answer: s.EnhanceResult,
  },
  generateImage: {
    access: 'member',
    summary: 'Make a picture from a description',
    body: s.ImageRequest,
    answer: s.ImageResult,
  },
  previewUrl: {
    access: 'member',
    summary: 'Title, description and picture of a web address',
    body: s.PreviewRequest,
    answer: s.UrlPreview,
  },
  uploadImage: {
    access: 'member',
    summary: 'Upload an image: multipart, field `image`',
    answer: s.UploadedImage,
    created: true,
  },
  uploadVideo: {
    access: 'member',
    summary: 'Upload a video: multipart, field `video`',
    answer: s.UploadedVideo,
    created: true,
  },
  listReactions: { access: 'public', summary: 'Who reacted to a post, and how', answer: z.array(s.Reaction) },
  getOwnReaction: {
    access: 'member',
    summary: "The member's own reaction",
    answer: z.object({ emoji: z.nullable(s.ReactionName) }),
  },
  addReaction: {
    access: 'member',
    summary: 'React, replacing an earlier reaction',
    body: z.object({ emoji: s.ReactionName }),
    answer: z.array(s.ReactionCount),
  },
  removeReaction: { access: 'member', summary: 'Take the reaction back', answer: z.array(s.ReactionCount) },
  likePost: { access: 'member', summary: 'Like a post', answer: s.LikeResult },
  unlikePost: { access: 'member', summary: 'Take the like back', answer: s.LikeResult },
  repostPost: { access: 'member', summary: 'Repost to one\u2019s followers', answer: s.RepostResult },
  unrepostPost: { access: 'member', summary: 'Take the repost back', answer: s.RepostResult },
  bookmarkPost: { access: 'member', summary: 'Keep a post', answer: s.BookmarkResult },
  unbookmarkPost: { access: 'member', summary: 'Stop keeping a post', answer: s.BookmarkResult },
  listChatMessages: {
    access: 'member',
    summary: 'The conversation with the assistant',
    query: s.Page,
    answer: z.array(s.ChatMessage),
  },
  sendChatMessage: {
    access: 'member',
    summary: 'Ask the assistant',
    body: s.NewChatMessage,
    answer: s.ChatMessage,
    created: true,
  },
  listTrends: {
    access: 'public',
    summary: 'Hashtags that several members use now',
    query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20) }),
    answer: z.array(s.Trend),
  },
  listSuggestions: {
    access: 'member',
    summary: 'Members to follow',
    query: z.object({ limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(50)), 20) }),
    answer: z.array(s.SuggestedUser),
  },
  listConversations: {
    access: 'member',
    summary: 'Conversations, newest first',
    query: s.Page,
    answer: z.array(s.Conversation),
  },
  listMessages: {
    access: 'member',
    summary: 'Messages with a member, newest first',
    query: s.Page,
    answer: z.array(s.Message),
  },
  sendMessage: {
    access: 'member',
    summary: 'Send a message, plain or encrypted',
    body: s.NewMessage,
    answer: s.Message,
    created: true,
  },
  getUserByUsername: { access: 'public', summary: 'A member by username', answer: s.PublicUser },
  updateUser: {
    access: 'member',
    summary: 'Change one\u2019s own profile',
    body: s.ProfileChange,
    answer: s.CurrentUser,
  },
  blendedSearch: {
    access: 'public',
    summary: 'Search posts, people, pages and the web',
    body: s.SearchRequest,
    answer: s.SearchResponse,
  },
  getPost: { access: 'public', summary: 'One post', answer: s.Post },
  editPost: {
    access: 'member',
    summary: 'Change the wording; the history stays public',
    body: s.PostEdit,
    answer: s.Post,
  },
  deletePost: { access: 'member', summary: 'Delete one\u2019s own post' },
  getPostHistory: { access: 'public', summary: 'Earlier wordings of a post', answer: z.array(s.PostRevision) },
  listReplies: { access: 'public', summary: 'Replies to a post', query: s.Page, answer: z.array(s.Post) },
  voteInPoll: { access: 'member', summary: 'Vote once', body: z.object({ optionId: z.string() }), answer: s.Poll },
  listBookmarks: {
    access: 'member',
    summary: 'Kept posts, newest first',
    query: z.extend(s.Page, {
      q: z.optional(z.string().check(z.maxLength(200))),
      kind: z.optional(z.enum(['text', 'photo', 'video', 'poll', 'link'])),
      ai: z.optional(z.enum(['only', 'without'])),
      order: z._default(z.enum(['newest', 'oldest']), 'newest'),
    }),
    answer: z.array(s.Post),
  },
  followUser: { access: 'member', summary: 'Follow, or ask to', answer: s.FollowResult },
  unfollowUser: { access: 'member', summary: 'Stop following, or withdraw the request', answer: s.FollowResult },
  listFollowers: {
    access: 'public',
    summary: 'Followers, newest first',
    query: s.Page,
    answer: z.array(s.SuggestedUser),
  },
  listFollowing: {
    access: 'public',
    summary: 'Members someone follows',
    query: s.Page,
    answer: z.array(s.SuggestedUser),
  },
  listFollowRequests: {
    access: 'member',
    summary: 'Requests to follow',
    query: s.Page,
    answer: z.array(s.UserSummary),
  },
  acceptFollowRequest: { access: 'member', summary: 'Let someone follow' },
  declineFollowRequest: { access: 'member', summary: 'Decline a request' },
  blockUser: { access: 'member', summary: 'Block a member' },
  unblockUser: { access: 'member', summary: 'End a block' },
  muteUser: { access: 'member', summary: 'Mute a member' },
  unmuteUser: { access: 'member', summary: 'End a mute' },
  report: {
    access: 'member',
    summary: 'Report a post, a member or a message',
    body: s.Report,
    created: true,
    answer: z.object({ id: s.Id }),
  },
  listNotifications: {
    access: 'member',
    summary: 'Notifications, newest first',
    query: s.Page,
    answer: z.array(s.Notification),
  },
  markNotificationsRead: {
    access: 'member',
    summary: 'Everything up to one is read',
    body: s.ReadMark,
    answer: s.UnreadCounts,
  },
  getSettings: { access: 'member', summary: 'The settings', answer: s.Settings },
  updateSettings: { access: 'member', summary: 'Change settings', body: s.SettingsChange, answer: s.Settings },
  changePassword: { access: 'member', summary: 'Change the password; other sessions end', body: s.PasswordChange },
  listSessions: { access: 'member', summary: 'Signed-in browsers', answer: z.array(s.Session) },
  endOtherSessions: { access: 'member', summary: 'Sign out everywhere else' },
  endSession: { access: 'member', summary: 'End one session' },
  exportAccount: { access: 'member', summary: 'Everything the member made, as a zip' },
  deleteAccount: { access: 'member', summary: 'Deactivate now, erase after the grace period', body: s.AccountDeletion },
  suggestSearch: {
    access: 'public',
    summary: 'Rows for the search box while typing',
    query: z.object({ q: z.string().check(z.maxLength(200)) }),
    answer: z.array(s.SearchSuggestion),
  },
  getPublicKey: { access: 'member', summary: "A member's public key for messages", answer: s.PublicKey },
  publishPublicKey: {
    access: 'member',
    summary: 'Publish one\u2019s own key',
    body: s.NewPublicKey,
    answer: s.PublicKey,
    created: true,
  },
  startUpload: {
    access: 'member',
    summary: 'Announce a resumable upload',
    body: s.UploadStart,
    answer: s.Upload,
    created: true,
  },
  getUpload: { access: 'member', summary: 'How far an upload has come', answer: s.Upload },
  appendUpload: { access: 'member', summary: 'Append a part', answer: s.Upload },
  cancelUpload: { access: 'member', summary: 'Drop an upload' },
  streamEvents: { access: 'member', summary: 'Server-sent events' },
  getHealth: { access: 'public', summary: 'Whether the server works', answer: s.Health },
  getOpenApi: { access: 'public', summary: 'This API as OpenAPI 3.1' },
} as const satisfies Record<RouteName, CallSpec>

type Calls = typeof calls
type InputOf<Name extends RouteName, Part extends 'query' | 'body'> =
  Calls[Name] extends Record<Part, infer S extends z.ZodMiniType> ? z.input<S> : undefined
type OutputOf<Name extends RouteName, Part extends 'query' | 'body' | 'answer'> =
  Calls[Name] extends Record<Part, infer S extends z.ZodMiniType> ? z.output<S> : undefined

/** A call's parts as types. `query` and `body` as a client sends them, `parsed*` as the server receives them. */
export type Call<Name extends RouteName> = {
  params: PathParams<Name>
  query: InputOf<Name, 'query'>
  body: InputOf<Name, 'body'>
  parsedQuery: OutputOf<Name, 'query'>
  parsedBody: OutputOf<Name, 'body'>
  answer: OutputOf<Name, 'answer'>
}
