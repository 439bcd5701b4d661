/**
 * Which answers are kept for when there is no network: what a member reads, by name. What is not named here is never kept: secrets of the
 * account, sessions, reports, archives, searches, and what an assistant says.
 */
import { routes, type RouteName } from '@skein/contract/routes'

const keptCalls = [
  'getSession',
  'getCurrentUser',
  'listPosts',
  'getPost',
  'listReplies',
  'listAncestors',
  'listReactions',
  'getOwnReaction',
  'listDiscovered',
  'countVideos',
  'listStories',
  'listStoriesOf',
  'countBookmarks',
  'listBookmarks',
  'listDrafts',
  'listCustomFeeds',
  'getCustomFeed',
  'listCustomFeedPosts',
  'listTrends',
  'listSuggestions',
  'getUserByUsername',
  'listFollowers',
  'listFollowing',
  'listKnownFollowers',
  'listFollowRequests',
  'listMuted',
  'listBlocked',
  'listMutedThreads',
  'listMutedWords',
  'listNotifications',
  'getSettings',
  'getAbilities',
  'listConversations',
  'getConversation',
  'listMessages',
  // What messages are opened with: public keys, and the member's own, which is sealed.
  'getPublicKey',
  'getOwnKey',
  'getKeyLog',
] as const satisfies readonly RouteName[]

/** Calls after which nothing of what is kept may stay: their sender is another one, or nobody. */
const endingCalls = [
  'login',
  'register',
  'secondStep',
  'passkeySignIn',
  'switchAccount',
  'logout',
  'deleteAccount',
  'resetPassword',
] as const satisfies readonly RouteName[]

/** Those of them by which somebody leaves. */
const leavingCalls = [
  'switchAccount',
  'logout',
  'deleteAccount',
] as const satisfies readonly (typeof endingCalls)[number][]

const patternOf = (name: RouteName) => new RegExp(`^${routes[name].path.replaceAll(/\{\w+\}/g, '[^/]+')}$`)

const keptPatterns = keptCalls.map(patternOf)
const fixedPaths = new Set<string>(keptCalls.map((name) => routes[name].path))
const otherPaths = new Set<string>(
  Object.values(routes).flatMap(({ method, path }) => (method === 'GET' && !fixedPaths.has(path) ? [path] : [])),
)

/** Whether the answer at this path is kept. A call with a path of its own is not taken for one whose path has a parameter there. */
export const isKeptCall = (pathname: string): boolean =>
  !otherPaths.has(pathname) && keptPatterns.some((pattern) => pattern.test(pathname))

/** Whether a request that was answered well ends what is kept. */
export const endsAccount = (method: string, pathname: string): boolean =>
  endingCalls.some((name) => routes[name].method === method && routes[name].path === pathname)

/** Whether a request that ends what is kept is somebody's leaving. */
export const leavesAccount = (pathname: string): boolean => leavingCalls.some((name) => routes[name].path === pathname)
