/**
 * The route table: all that a browser needs to know of the API's shape. One line a call, no schema, about a kilobyte.
 * What each call takes and answers stands in `calls.ts` under the same name.
 *
 * Paths follow the specification, section 7; those below the second heading are the additions of `behaviour.md`.
 */
export const routes = {
  // Section 7
  getSession: { method: 'GET', path: '/api/auth/user' },
  getCurrentUser: { method: 'GET', path: '/api/user/current' },
  login: { method: 'POST', path: '/api/auth/login' },
  register: { method: 'POST', path: '/api/auth/register' },
  logout: { method: 'POST', path: '/api/auth/logout' },
  listPosts: { method: 'GET', path: '/api/posts' },
  createPost: { method: 'POST', path: '/api/posts' },
  enhancePost: { method: 'POST', path: '/api/ai/enhance-post' },
  generateImage: { method: 'POST', path: '/api/image/generate' },
  previewUrl: { method: 'POST', path: '/api/url-preview' },
  uploadImage: { method: 'POST', path: '/api/upload/image' },
  uploadVideo: { method: 'POST', path: '/api/upload/video' },
  listReactions: { method: 'GET', path: '/api/posts/{id}/reactions' },
  getOwnReaction: { method: 'GET', path: '/api/posts/{id}/reactions/user' },
  addReaction: { method: 'POST', path: '/api/posts/{id}/reactions' },
  removeReaction: { method: 'DELETE', path: '/api/posts/{id}/reactions/{emoji}' },
  likePost: { method: 'POST', path: '/api/posts/{id}/like' },
  repostPost: { method: 'POST', path: '/api/posts/{id}/repost' },
  listChatMessages: { method: 'GET', path: '/api/chat/messages' },
  sendChatMessage: { method: 'POST', path: '/api/chat/messages' },
  clearChat: { method: 'DELETE', path: '/api/chat/messages' },
  getInsights: { method: 'GET', path: '/api/ai/insights' },
  listTrends: { method: 'GET', path: '/api/trends' },
  listSuggestions: { method: 'GET', path: '/api/users/suggestions' },
  listConversations: { method: 'GET', path: '/api/messages/conversations' },
  listMessages: { method: 'GET', path: '/api/messages/{userId}' },
  sendMessage: { method: 'POST', path: '/api/messages/send' },
  getUserByUsername: { method: 'GET', path: '/api/users/username/{username}' },
  updateUser: { method: 'PATCH', path: '/api/users/{id}' },
  blendedSearch: { method: 'POST', path: '/api/search/blended' },

  // Beyond section 7
  getPost: { method: 'GET', path: '/api/posts/{id}' },
  editPost: { method: 'PATCH', path: '/api/posts/{id}' },
  deletePost: { method: 'DELETE', path: '/api/posts/{id}' },
  getPostHistory: { method: 'GET', path: '/api/posts/{id}/history' },
  listReplies: { method: 'GET', path: '/api/posts/{id}/replies' },
  listAncestors: { method: 'GET', path: '/api/posts/{id}/ancestors' },
  getAbilities: { method: 'GET', path: '/api/ai/abilities' },
  suggestAltText: { method: 'POST', path: '/api/ai/alt-text' },
  listDiscovered: { method: 'GET', path: '/api/discover' },
  countVideos: { method: 'GET', path: '/api/videos/count' },
  listStories: { method: 'GET', path: '/api/stories' },
  listStoriesOf: { method: 'GET', path: '/api/users/{id}/stories' },
  markStorySeen: { method: 'POST', path: '/api/stories/{id}/seen' },
  listStoryViewers: { method: 'GET', path: '/api/stories/{id}/viewers' },
  searchPosts: { method: 'GET', path: '/api/search/posts' },
  searchUsers: { method: 'GET', path: '/api/search/users' },
  searchHashtags: { method: 'GET', path: '/api/search/hashtags' },
  unlikePost: { method: 'DELETE', path: '/api/posts/{id}/like' },
  unrepostPost: { method: 'DELETE', path: '/api/posts/{id}/repost' },
  bookmarkPost: { method: 'POST', path: '/api/posts/{id}/bookmark' },
  unbookmarkPost: { method: 'DELETE', path: '/api/posts/{id}/bookmark' },
  voteInPoll: { method: 'POST', path: '/api/posts/{id}/vote' },
  listBookmarks: { method: 'GET', path: '/api/bookmarks' },
  followUser: { method: 'POST', path: '/api/users/{id}/follow' },
  unfollowUser: { method: 'DELETE', path: '/api/users/{id}/follow' },
  listFollowers: { method: 'GET', path: '/api/users/{id}/followers' },
  listFollowing: { method: 'GET', path: '/api/users/{id}/following' },
  listFollowRequests: { method: 'GET', path: '/api/follow-requests' },
  acceptFollowRequest: { method: 'POST', path: '/api/follow-requests/{id}' },
  declineFollowRequest: { method: 'DELETE', path: '/api/follow-requests/{id}' },
  blockUser: { method: 'POST', path: '/api/users/{id}/block' },
  unblockUser: { method: 'DELETE', path: '/api/users/{id}/block' },
  muteUser: { method: 'POST', path: '/api/users/{id}/mute' },
  unmuteUser: { method: 'DELETE', path: '/api/users/{id}/mute' },
  report: { method: 'POST', path: '/api/reports' },
  listNotifications: { method: 'GET', path: '/api/notifications' },
  markNotificationsRead: { method: 'POST', path: '/api/notifications/read' },
  applyForAccount: { method: 'POST', path: '/api/auth/applications' },
  secondStep: { method: 'POST', path: '/api/auth/second-step' },
  startPasskeySignIn: { method: 'POST', path: '/api/auth/passkey/options' },
  passkeySignIn: { method: 'POST', path: '/api/auth/passkey' },
  requestPasswordReset: { method: 'POST', path: '/api/auth/reset-request' },
  resetPassword: { method: 'POST', path: '/api/auth/reset' },
  confirmEmail: { method: 'POST', path: '/api/auth/confirm-email' },
  getPushKey: { method: 'GET', path: '/api/push/key' },
  subscribePush: { method: 'POST', path: '/api/push/subscriptions' },
  unsubscribePush: { method: 'DELETE', path: '/api/push/subscriptions' },
  getSettings: { method: 'GET', path: '/api/settings' },
  updateSettings: { method: 'PATCH', path: '/api/settings' },
  changePassword: { method: 'POST', path: '/api/settings/password' },
  changeUsername: { method: 'POST', path: '/api/settings/username' },
  changeEmail: { method: 'POST', path: '/api/settings/email' },
  sendConfirmation: { method: 'POST', path: '/api/settings/email/confirmation' },
  startTwoStep: { method: 'POST', path: '/api/settings/two-step' },
  confirmTwoStep: { method: 'POST', path: '/api/settings/two-step/confirm' },
  endTwoStep: { method: 'DELETE', path: '/api/settings/two-step' },
  renewRecoveryCodes: { method: 'POST', path: '/api/settings/two-step/recovery-codes' },
  startPasskey: { method: 'POST', path: '/api/settings/passkeys/options' },
  addPasskey: { method: 'POST', path: '/api/settings/passkeys' },
  removePasskey: { method: 'DELETE', path: '/api/settings/passkeys/{id}' },
  listMutedWords: { method: 'GET', path: '/api/settings/muted-words' },
  addMutedWord: { method: 'POST', path: '/api/settings/muted-words' },
  removeMutedWord: { method: 'DELETE', path: '/api/settings/muted-words/{id}' },
  lookUpUser: { method: 'POST', path: '/api/users/lookup' },
  listSessions: { method: 'GET', path: '/api/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/api/sessions' },
  endSession: { method: 'DELETE', path: '/api/sessions/{id}' },
  getAccount: { method: 'GET', path: '/api/account' },
  prepareExport: { method: 'POST', path: '/api/account/export' },
  exportAccount: { method: 'GET', path: '/api/account/export' },
  deleteAccount: { method: 'DELETE', path: '/api/account' },
  listReports: { method: 'GET', path: '/api/moderation/reports' },
  decideReport: { method: 'POST', path: '/api/moderation/reports/{id}' },
  listApplications: { method: 'GET', path: '/api/moderation/applications' },
  decideApplication: { method: 'POST', path: '/api/moderation/applications/{userId}' },
  listModerationLog: { method: 'GET', path: '/api/moderation/log' },
  liftSuspension: { method: 'DELETE', path: '/api/moderation/suspensions/{userId}' },
  getMemberRecord: { method: 'GET', path: '/api/moderation/members/{userId}' },
  warnMember: { method: 'POST', path: '/api/moderation/members/{userId}/warnings' },
  limitMember: { method: 'POST', path: '/api/moderation/members/{userId}/limit' },
  liftLimit: { method: 'DELETE', path: '/api/moderation/members/{userId}/limit' },
  removeProfileParts: { method: 'POST', path: '/api/moderation/members/{userId}/removals' },
  addMemberNote: { method: 'POST', path: '/api/moderation/members/{userId}/notes' },
  listMeasures: { method: 'GET', path: '/api/account/measures' },
  appealMeasure: { method: 'POST', path: '/api/account/measures/{id}/appeal' },
  appealSuspension: { method: 'POST', path: '/api/auth/appeal' },
  listAppeals: { method: 'GET', path: '/api/moderation/appeals' },
  decideAppeal: { method: 'POST', path: '/api/moderation/appeals/{id}' },
  openPage: { method: 'GET', path: '/api/search/page' },
  suggestSearch: { method: 'GET', path: '/api/search/suggestions' },
  getPublicKey: { method: 'GET', path: '/api/users/{id}/public-key' },
  publishPublicKey: { method: 'POST', path: '/api/keys' },
  getOwnKey: { method: 'GET', path: '/api/keys' },
  openBackup: { method: 'POST', path: '/api/keys/backup' },
  keepKey: { method: 'POST', path: '/api/keys/keep' },
  getKeyLog: { method: 'GET', path: '/api/users/{id}/key-log' },
  startKeyLog: { method: 'POST', path: '/api/keys/log' },
  keepKeyByLink: { method: 'POST', path: '/api/auth/keep-key' },
  getConversation: { method: 'GET', path: '/api/messages/conversations/{userId}' },
  deleteConversation: { method: 'DELETE', path: '/api/messages/conversations/{userId}' },
  acceptConversation: { method: 'POST', path: '/api/messages/conversations/{userId}/accept' },
  markConversationRead: { method: 'POST', path: '/api/messages/conversations/{userId}/read' },
  deleteMessage: { method: 'DELETE', path: '/api/messages/{userId}/{messageId}' },
  uploadMessageBlob: { method: 'POST', path: '/api/messages/blobs' },
  startUpload: { method: 'POST', path: '/api/uploads' },
  getUpload: { method: 'GET', path: '/api/uploads/{id}' },
  appendUpload: { method: 'PATCH', path: '/api/uploads/{id}' },
  cancelUpload: { method: 'DELETE', path: '/api/uploads/{id}' },
  streamEvents: { method: 'GET', path: '/api/events' },
  getHealth: { method: 'GET', path: '/api/health' },
  getLiveness: { method: 'GET', path: '/api/health/live' },
  getReadiness: { method: 'GET', path: '/api/health/ready' },
  getOpenApi: { method: 'GET', path: '/api/openapi.json' },
} as const satisfies Record<string, { method: Method; path: `/api/${string}` }>

/** The HTTP methods the API uses. */
export type Method = 'GET' | 'POST' | 'PATCH' | 'DELETE'

/** The name of a call: a key of the route table. */
export type RouteName = keyof typeof routes

type Names<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | Names<Rest> : never

/** The parameters in a call's path, all of them strings; an empty object where there are none. */
export type PathParams<Name extends RouteName> = { [K in Names<(typeof routes)[Name]['path']>]: string }

/**
 * The path of a call with its parameters filled in and percent-encoded.
 * @throws when a parameter of the path is missing.
 */
export function pathOf<Name extends RouteName>(name: Name, params: PathParams<Name>): string {
  const values: Record<string, string | undefined> = params
  return routes[name].path.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = values[key]
    if (value === undefined) throw new Error(`The path of ${name} needs "${key}".`)
    return encodeURIComponent(value)
  })
}
