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
  getSettings: { method: 'GET', path: '/api/settings' },
  updateSettings: { method: 'PATCH', path: '/api/settings' },
  changePassword: { method: 'POST', path: '/api/settings/password' },
  listSessions: { method: 'GET', path: '/api/sessions' },
  endOtherSessions: { method: 'DELETE', path: '/api/sessions' },
  endSession: { method: 'DELETE', path: '/api/sessions/{id}' },
  exportAccount: { method: 'GET', path: '/api/account/export' },
  deleteAccount: { method: 'DELETE', path: '/api/account' },
  suggestSearch: { method: 'GET', path: '/api/search/suggestions' },
  getPublicKey: { method: 'GET', path: '/api/users/{id}/public-key' },
  publishPublicKey: { method: 'POST', path: '/api/keys' },
  startUpload: { method: 'POST', path: '/api/uploads' },
  getUpload: { method: 'GET', path: '/api/uploads/{id}' },
  appendUpload: { method: 'PATCH', path: '/api/uploads/{id}' },
  cancelUpload: { method: 'DELETE', path: '/api/uploads/{id}' },
  streamEvents: { method: 'GET', path: '/api/events' },
  getHealth: { method: 'GET', path: '/api/health' },
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
