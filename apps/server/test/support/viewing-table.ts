/**
 * What each viewer may see by each call, and which calls touch what is another's: one entry for every line of the route table. A call
 * without an entry does not compile, and fails the test that reads this table.
 *
 * `reads`: what is asked, and of the owner's things (viewing-scene.ts) those that the answer shows, each to whom. What an entry does not
 * name must be shown to nobody. `acts`: a write on another's things, and who may do it; everybody else is refused and changes nothing.
 * `none`: a call by which nothing of another member can be seen or changed, and why.
 */
import { emptyDraft } from '@skein/contract/schemas'
import type { RouteName } from '@skein/contract'
import type { Kind, Marker, Owned, Scene, World } from './viewing-scene.ts'

/** Whether a viewer sees it, or may do it, in one of the worlds. */
export type Rule = (world: World, kind: Kind) => boolean

const across: ReadonlySet<Kind> = new Set(['blocked', 'blocker'])

/** May read what the owner writes: followers of a private account, everybody else of an open one, nobody across a block. */
const readers: Rule = (world, kind) =>
  world === 'private' ? ['follower', 'muter', 'owner'].includes(kind) : world === 'open' && !across.has(kind)
/** In lists that mix authors: without whom the viewer muted. */
const mixed: Rule = (world, kind) => kind !== 'muter' && readers(world, kind)
/** By the feed of those followed. */
const following: Rule = (world, kind) => world !== 'gone' && ['follower', 'owner'].includes(kind)
/** Sees that the member exists. */
const near: Rule = (world, kind) => world !== 'gone' && !across.has(kind)
/** Gets the profile: whom the viewer blocked too, so that the block can be ended. */
const known: Rule = (world, kind) => world !== 'gone' && kind !== 'blocked'
/** Follows them, and wants to hear of them. */
const acquainted: Rule = (world, kind) => world !== 'gone' && kind === 'follower'
const mine: Rule = (world, kind) => world !== 'gone' && kind === 'owner'
const moderators: Rule = (_, kind) => kind === 'moderator'
const signedIn =
  (rule: Rule): Rule =>
  (world, kind) =>
    kind !== 'visitor' && rule(world, kind)
/** Without the owner themself: lists of other people, and what nobody does to themself. */
const others =
  (rule: Rule): Rule =>
  (world, kind) =>
    kind !== 'owner' && rule(world, kind)

/** Any member, whatever stands between them and the owner. */
const anyMember: Rule = (world, kind) => kind !== 'visitor' && !(world === 'gone' && kind === 'owner')
/** Who follows them, and is not muted: conversations of others are requests. */
const accepted: Rule = (world, kind) => world !== 'gone' && ['follower', 'muter', 'owner'].includes(kind)
const strangers: Rule = (world, kind) => world !== 'gone' && ['stranger', 'asker', 'moderator'].includes(kind)
/** Chosen for those who do not follow yet, out of what everybody may read. */
const discovered: Rule = (world, kind) => world === 'open' && strangers(world, kind)
const open: Rule = (world) => world === 'open'

type Shows = Partial<Record<Marker, Rule>>

/** Told of something: not by whom the member muted. */
const heard: Rule = (world, kind) => kind !== 'muter' && near(world, kind)

/** The same, for members only. */
const signedInAll = (shows: Shows): Shows =>
  Object.fromEntries(Object.entries(shows).map(([marker, rule]) => [marker, signedIn(rule)]))

const person = (rule: Rule): Shows => ({ name: rule, username: rule })
/** The post with its picture, as a card shows it. */
const card = (rule: Rule): Shows => ({
  ...person(rule),
  post: rule,
  tag: rule,
  alt: rule,
  warning: rule,
  picture: rule,
})
/** Everything the owner wrote that stands in lists of posts without replies. */
const wall = (rule: Rule): Shows => ({
  ...card(rule),
  question: rule,
  quote: rule,
  cited: rule,
  film: rule,
})

/** What the assistant quotes: public posts, of those that the member may read. */
const quoted = signedIn((world, kind) => world === 'open' && mixed(world, kind))
const quotes: Shows = { name: quoted, reply: quoted, quote: quoted, cited: quoted, film: quoted }
/** Where it leads on to: tags and trends, which are everybody's, whoever used them. Trends where it found nothing, and no tag of the words. */
const taggedOn = signedIn(others(open))
const trendsOn = signedIn((world, kind) => world === 'open' && (kind === 'owner' || !mixed(world, kind)))

export type Ask = {
  /** What is asked, where one call is asked in several ways. */
  label?: string
  path: (owned: Owned, scene: Scene) => string
  body?: (owned: Owned, scene: Scene) => unknown
  shows: Shows
  /** The answer is a zip, at an address that is given for the password. */
  packed?: true
}

export type Act = {
  label?: string
  path: (owned: Owned, scene: Scene) => string
  body?: (owned: Owned, scene: Scene) => unknown
  headers?: Record<string, string>
  may: Rule
  /** Answers everybody as if it were done: what is theirs to do it on is not there. That nothing changed is seen by reading. */
  silent?: true
  /** Where somebody who may is let do it, last of all; a right that nobody has would prove nothing. */
  in?: World
}

export type Entry = { reads: Ask[] } | { acts: Act[] } | { streams: true } | { none: string }

const reads = (...asks: Ask[]): Entry => ({ reads: asks })
const acts = (...all: Act[]): Entry => ({ acts: all })
const none = (why: string): Entry => ({ none: why })
const own = none('about the caller alone')
const before = none('before anybody is signed in')

const ofPost =
  (end: string, of: 'post' | 'poll' | 'reply' | 'answer' = 'post') =>
  (owned: Owned) =>
    `/api/posts/${owned.ids[of]}${end}`
const ofMember = (end: string) => (owned: Owned) => `/api/moderation/members/${owned.owner.user.id}${end}`
const ofUser = (end: string) => (owned: Owned) => `/api/users/${owned.owner.user.id}${end}`
export const viewingTable: Record<RouteName, Entry> = {
  getSession: reads({ path: () => '/api/auth/user', shows: { ...person(mine), bio: mine, email: mine } }),
  getCurrentUser: reads({ path: () => '/api/user/current', shows: { ...person(mine), bio: mine, email: mine } }),
  login: before,
  register: before,
  applyForAccount: before,
  logout: own,
  listAccounts: reads({ path: () => '/api/accounts', shows: person(mine) }),
  switchAccount: acts({
    path: () => '/api/accounts/switch',
    body: ({ owner }) => ({ id: owner.user.id }),
    may: mine,
  }),
  listPosts: reads(
    {
      label: 'everyone',
      path: () => '/api/posts?limit=50',
      shows: { ...signedInAll(wall(mixed)), kept: mine, herd: signedIn(open) },
    },
    {
      label: 'following',
      path: () => '/api/posts?feed=following&limit=50',
      shows: { ...wall(following), repost: following, kept: mine },
    },
    {
      label: 'author',
      path: ({ marks }) => `/api/posts?author=${marks.username}&limit=50`,
      shows: { ...wall(readers), repost: readers },
    },
    {
      label: 'replies of the author',
      path: ({ marks }) => `/api/posts?author=${marks.username}&only=replies`,
      shows: { ...person(readers), reply: readers },
    },
    {
      label: 'pictures of the author',
      path: ({ marks }) => `/api/posts?author=${marks.username}&only=media`,
      shows: { ...card(readers), film: readers },
    },
    { label: 'tag', path: ({ marks }) => `/api/posts?tag=${marks.tag}`, shows: signedInAll(card(mixed)) },
    {
      label: 'videos',
      path: () => '/api/posts?media=video&limit=50',
      shows: signedInAll({ ...person(mixed), film: mixed }),
    },
    {
      label: 'quotes',
      path: (_, { hostPost }) => `/api/posts?quoteOf=${hostPost}&limit=50`,
      shows: signedInAll({ ...person(mixed), quote: mixed }),
    },
    {
      label: 'quotes of the owner’s post',
      path: ({ ids }) => `/api/posts?quoteOf=${ids.cited}`,
      shows: signedInAll({ ...person(mixed), cited: mixed }),
    },
    {
      label: 'answers to the owner',
      path: () => '/api/posts?author=the_host&only=replies',
      shows: { username: readers },
    },
  ),
  createPost: acts(
    {
      label: 'a reply',
      path: () => '/api/posts',
      body: ({ ids }) => ({ content: 'x', replyToId: ids.post }),
      may: readers,
    },
    {
      label: 'a quote',
      path: () => '/api/posts',
      body: ({ ids }) => ({ content: 'x', quoteOfId: ids.post }),
      may: readers,
      in: 'open',
    },
  ),
  enhancePost: own,
  generateImage: own,
  previewUrl: none('of the web; nothing of a member'),
  uploadImage: own,
  uploadVideo: own,
  listReactions: reads({
    path: (_, { hostPost }) => `/api/posts/${hostPost}/reactions`,
    shows: person(near),
  }),
  getOwnReaction: own,
  addReaction: acts({ path: ofPost('/reactions'), body: () => ({ emoji: 'fire' }), may: readers }),
  removeReaction: acts({ path: ofPost('/reactions/fire'), may: readers }),
  likePost: acts({ path: ofPost('/like'), may: readers }),
  repostPost: acts({ path: ofPost('/repost'), may: readers, in: 'open' }),
  listChatMessages: reads({
    path: () => '/api/chat/messages',
    shows: { ...quotes, tag: taggedOn, herd: trendsOn, chat: mine },
  }),
  sendChatMessage: own,
  listTrends: reads({ path: () => '/api/trends?limit=50', shows: { herd: open } }),
  listSuggestions: reads({
    path: () => '/api/users/suggestions?limit=50',
    // To those who follow the owner they are named as the reason for a bystander.
    shows: {
      ...person((world, kind) => (kind !== 'asker' && strangers(world, kind)) || acquainted(world, kind)),
      fan: anyMember,
      wish: anyMember,
    },
  }),
  listConversations: reads(
    {
      label: 'inbox',
      path: () => '/api/messages/conversations?limit=50',
      shows: { ...person(others(accepted)), message: accepted, secret: mine },
    },
    {
      label: 'requests',
      path: () => '/api/messages/conversations?folder=requests&limit=50',
      shows: { ...person(strangers), message: strangers },
    },
  ),
  listMessages: reads({
    path: ({ owner }) => `/api/messages/${owner.user.id}`,
    shows: { message: signedIn(others(near)) },
  }),
  getMessage: reads({
    path: ({ confidant, ids }) => `/api/messages/${confidant.user.id}/${ids.secret}`,
    shows: { secret: mine },
  }),
  sendMessage: acts({
    path: () => '/api/messages/send',
    body: ({ owner }) => ({ receiverId: owner.user.id, content: 'x' }),
    may: signedIn(near),
  }),
  getUserByUsername: reads({
    path: ({ marks }) => `/api/users/username/${marks.username}`,
    shows: { ...person(known), bio: known },
  }),
  updateUser: acts({ path: ofUser(''), body: () => ({ bio: 'x' }), may: mine }),
  blendedSearch: reads({
    path: () => '/api/search/blended',
    body: () => ({ query: 'zebra' }),
    shows: { ...person(mixed), warning: mixed, quote: mixed, cited: mixed, film: mixed, reply: mixed, kept: mine },
  }),

  getPost: reads(
    { path: ofPost(''), shows: card(readers) },
    { label: 'poll', path: ofPost('', 'poll'), shows: { ...person(readers), question: readers } },
    { label: 'reply', path: ofPost('', 'reply'), shows: { ...person(readers), reply: readers } },
    { label: 'an answer to it', path: ofPost('', 'answer'), shows: { username: readers } },
  ),
  editPost: acts({ path: ofPost(''), body: () => ({ content: 'x' }), may: mine }),
  setReplyRule: acts({ path: ofPost('/reply-rule'), body: () => ({ replyRule: 'nobody' }), may: mine }),
  deletePost: acts({ path: ofPost(''), may: mine }),
  getPostHistory: reads({ path: ofPost('/history'), shows: { post: readers, earlier: readers, tag: readers } }),
  listReplies: reads(
    {
      path: (_, { hostPost }) => `/api/posts/${hostPost}/replies?limit=50`,
      shows: { ...person(mixed), reply: mixed },
    },
    { label: 'under the owner’s post', path: ofPost('/replies?limit=50'), shows: { username: readers, echo: readers } },
  ),
  listAncestors: reads({ path: ofPost('/ancestors', 'answer'), shows: card(mixed) }),
  listDiscovered: reads({
    path: () => '/api/discover?limit=50',
    shows: {
      ...card(discovered),
      // Two posts of an author at most: the newest, and the one that was taken up.
      film: discovered,
      herd: signedIn(open),
      // Why a post is there: somebody the member follows passed it on.
      ...person((world, kind) => discovered(world, kind) || (following(world, kind) && kind !== 'owner')),
    },
  }),
  listDrafts: reads({ path: () => '/api/drafts', shows: { draft: mine } }),
  createDraft: own,
  changeDraft: acts({
    path: ({ ids }) => `/api/drafts/${ids.draft}`,
    body: () => ({ ...emptyDraft, text: 'Changed' }),
    may: mine,
  }),
  scheduleDraft: acts({
    path: ({ ids }) => `/api/drafts/${ids.draft}/schedule`,
    body: (_, { server }) => ({ scheduledFor: new Date(server.clock.now + 24 * 60 * 60_000).toISOString() }),
    may: mine,
  }),
  unscheduleDraft: acts({ path: ({ ids }) => `/api/drafts/${ids.draft}/schedule`, may: mine }),
  publishDraft: acts({ path: ({ ids }) => `/api/drafts/${ids.draft}/publish`, may: mine, in: 'open' }),
  deleteDraft: acts({ path: ({ ids }) => `/api/drafts/${ids.draft}`, may: mine, silent: true }),
  listCustomFeeds: reads({ path: () => '/api/custom-feeds', shows: { feed: mine, ...person(mine) } }),
  createCustomFeed: own,
  // Its owner shared it.
  getCustomFeed: reads({
    path: ({ ids }) => `/api/custom-feeds/${ids.feed}`,
    shows: { feed: signedIn(near), ...person(signedIn(near)) },
  }),
  changeCustomFeed: acts({
    path: ({ ids }) => `/api/custom-feeds/${ids.feed}`,
    body: () => ({ name: 'Changed', people: [], tags: ['trams'], words: [], order: 'newest', shared: true }),
    may: mine,
  }),
  deleteCustomFeed: acts({ path: ({ ids }) => `/api/custom-feeds/${ids.feed}`, may: mine, silent: true }),
  keepCustomFeed: acts({ path: ({ ids }) => `/api/custom-feeds/${ids.feed}/keep`, may: signedIn(others(near)) }),
  dropCustomFeed: own,
  listCustomFeedPosts: reads({
    path: ({ ids }) => `/api/custom-feeds/${ids.feed}/posts?limit=50`,
    shows: signedInAll(wall(mixed)),
  }),
  getInsights: reads({ path: () => '/api/ai/insights', shows: {} }),
  getAbilities: none('of the server; nothing of a member'),
  suggestAltText: none(
    'of the caller’s own uploads alone: every other address is refused before a byte is read (alt-text.test.ts)',
  ),
  translatePost: none(
    'asked of a provider, of which there is none here; that a post is there for who may read it and nobody else: translation.test.ts',
  ),
  clearChat: own,
  countVideos: own,
  listStories: reads({ path: () => '/api/stories', shows: person(following) }),
  listStoriesOf: reads({
    path: ofUser('/stories'),
    shows: { ...person(signedIn(readers)), story: signedIn(readers) },
  }),
  markStorySeen: acts({ path: ({ ids }) => `/api/stories/${ids.story}/seen`, may: readers }),
  listStoryViewers: reads({ path: ({ ids }) => `/api/stories/${ids.story}/viewers`, shows: { fan: mine } }),
  openPage: none('of the web; nothing of a member'),
  searchPosts: reads({
    path: () => '/api/search/posts?q=zebra&limit=50',
    shows: { ...signedInAll(wall(mixed)), reply: signedIn(mixed), kept: mine },
  }),
  searchUsers: reads({ path: () => '/api/search/users?q=zora&limit=20', shows: person(signedIn(near)) }),
  searchHashtags: reads({ path: () => '/api/search/hashtags?q=zebra', shows: { tag: signedIn(open) } }),
  listLikes: reads({ path: (_, { hostPost }) => `/api/posts/${hostPost}/likes`, shows: person(near) }),
  listReposts: reads({ path: ({ ids }) => `/api/posts/${ids.reposted}/reposts`, shows: person(near) }),
  unlikePost: acts({ path: ofPost('/like'), may: readers }),
  unrepostPost: acts({ path: ofPost('/repost'), may: readers, in: 'open' }),
  bookmarkPost: acts({ path: ofPost('/bookmark'), may: readers }),
  unbookmarkPost: acts({ path: ofPost('/bookmark'), may: readers }),
  pinPost: acts({ path: ofPost('/pin'), may: mine }),
  unpinPost: own,
  voteInPoll: acts({ path: ofPost('/vote', 'poll'), body: () => ({ optionId: 'a' }), may: readers }),
  countBookmarks: own,
  listBookmarks: reads({
    path: () => '/api/bookmarks?limit=50',
    shows: { ...card(signedIn(others(readers))), kept: mine },
  }),
  followUser: acts({ path: ofUser('/follow'), may: near }),
  unfollowUser: acts({ path: ofUser('/follow'), may: near, in: 'open' }),
  listFollowers: reads(
    { path: ofUser('/followers'), shows: { fan: readers } },
    { label: 'of a bystander', path: (_, { host }) => `/api/users/${host.user.id}/followers`, shows: person(near) },
  ),
  listKnownFollowers: reads(
    { path: ofUser('/followers/known'), shows: {} },
    {
      label: 'of a bystander',
      path: (_, { host }) => `/api/users/${host.user.id}/followers/known`,
      shows: person(acquainted),
    },
  ),
  listFollowing: reads({ path: ofUser('/following'), shows: {} }),
  listFollowRequests: reads({ path: () => '/api/follow-requests', shows: { wish: mine } }),
  acceptFollowRequest: acts({ path: ({ ids }) => `/api/follow-requests/${ids.wisher}`, may: mine }),
  declineFollowRequest: acts({ path: ({ ids }) => `/api/follow-requests/${ids.wisher}`, may: mine, silent: true }),
  blockUser: own,
  unblockUser: own,
  muteUser: own,
  unmuteUser: own,
  listMuted: reads({ path: () => '/api/mutes', shows: person((world, kind) => world !== 'gone' && kind === 'muter') }),
  listBlocked: reads({
    path: () => '/api/blocks',
    shows: person((world, kind) => world !== 'gone' && kind === 'blocker'),
  }),
  report: acts({
    path: () => '/api/reports',
    body: ({ ids }) => ({ subject: 'post', subjectId: ids.post, reason: 'spam' }),
    may: readers,
  }),
  listNotifications: reads(
    {
      path: () => '/api/notifications?limit=50',
      shows: { ...person(signedIn(others(heard))), echo: mine },
    },
    {
      label: 'what was said',
      // The viewers were told of likes alone; the owner was answered.
      path: () => '/api/notifications?limit=50&filter=mentions',
      shows: { echo: mine },
    },
  ),
  markNotificationsRead: own,
  muteThread: acts({ path: ofPost('/mute'), may: readers }),
  unmuteThread: own,
  listMutedThreads: reads({ path: () => '/api/muted-threads', shows: {} }),
  secondStep: before,
  startPasskeySignIn: before,
  passkeySignIn: before,
  requestPasswordReset: before,
  resetPassword: before,
  confirmEmail: before,
  keepKeyByLink: before,
  getPushKey: own,
  subscribePush: own,
  unsubscribePush: own,
  getSettings: reads({ path: () => '/api/settings', shows: {} }),
  updateSettings: own,
  changePassword: own,
  changeUsername: own,
  changeEmail: own,
  sendConfirmation: own,
  startTwoStep: own,
  confirmTwoStep: own,
  endTwoStep: own,
  renewRecoveryCodes: own,
  startPasskey: own,
  addPasskey: own,
  removePasskey: own,
  listMutedWords: reads({ path: () => '/api/settings/muted-words', shows: { word: mine } }),
  addMutedWord: own,
  removeMutedWord: acts({ path: ({ ids }) => `/api/settings/muted-words/${ids.word}`, may: mine, silent: true }),
  lookUpUser: reads({
    path: () => '/api/users/lookup',
    body: ({ marks }) => ({ email: marks.email }),
    shows: person(signedIn(near)),
  }),
  listSessions: reads({ path: () => '/api/sessions', shows: { agent: mine } }),
  endOtherSessions: own,
  endSession: acts({ path: ({ ids }) => `/api/sessions/${ids.session}`, may: mine }),
  getAccount: reads({ path: () => '/api/account', shows: { username: mine, email: mine } }),
  prepareExport: own,
  exportAccount: reads({
    path: () => '/api/account/export',
    packed: true,
    // What was written to a member is theirs, whatever came after.
    shows: {
      ...wall(mine),
      feed: mine,
      draft: mine,
      // And what the assistant quoted to them.
      name: (world, kind) => mine(world, kind) || quoted(world, kind),
      reply: (world, kind) => mine(world, kind) || quoted(world, kind),
      quote: (world, kind) => mine(world, kind) || quoted(world, kind),
      cited: (world, kind) => mine(world, kind) || quoted(world, kind),
      film: (world, kind) => mine(world, kind) || quoted(world, kind),
      tag: (world, kind) => mine(world, kind) || taggedOn(world, kind),
      herd: trendsOn,
      earlier: mine,
      repost: mine,
      story: mine,
      chat: mine,
      bio: mine,
      email: mine,
      word: mine,
      secret: mine,
      message: anyMember,
      username: anyMember,
      picture: () => false,
    },
  }),
  deleteAccount: own,
  listReports: reads(
    {
      label: 'open',
      path: () => '/api/moderation/reports?limit=50',
      shows: { ...person(moderators), post: moderators, tag: moderators, note: moderators },
    },
    {
      label: 'decided',
      path: () => '/api/moderation/reports?state=decided&limit=50',
      shows: { ...person(moderators), reason: moderators },
    },
  ),
  decideReport: acts({
    path: ({ ids }) => `/api/moderation/reports/${ids.report}`,
    body: () => ({ action: 'dismiss', reason: 'x' }),
    may: moderators,
  }),
  listApplications: none('about accounts that wait, which nobody sees otherwise'),
  decideApplication: none('about accounts that wait, which nobody sees otherwise'),
  listModerationLog: reads({ path: () => '/api/moderation/log', shows: { ...person(moderators), reason: moderators } }),
  liftSuspension: acts({
    path: ({ owner }) => `/api/moderation/suspensions/${owner.user.id}`,
    body: () => ({ reason: 'x' }),
    may: moderators,
    in: 'gone',
  }),
  getMemberRecord: reads({
    path: ({ owner }) => `/api/moderation/members/${owner.user.id}`,
    shows: { ...person(moderators), bio: moderators },
  }),
  warnMember: acts({ path: ofMember('/warnings'), body: () => ({ reason: 'x' }), may: moderators }),
  limitMember: acts({ path: ofMember('/limit'), body: () => ({ reason: 'x' }), may: moderators }),
  liftLimit: acts({ path: ofMember('/limit'), body: () => ({ reason: 'x' }), may: moderators }),
  removeProfileParts: acts({
    path: ofMember('/removals'),
    body: () => ({ parts: ['bio'], reason: 'x' }),
    may: moderators,
  }),
  addMemberNote: acts({ path: ofMember('/notes'), body: () => ({ text: 'x' }), may: moderators }),
  listMeasures: own,
  appealMeasure: own,
  appealSuspension: before,
  listAppeals: reads({ path: () => '/api/moderation/appeals?limit=50', shows: {} }),
  decideAppeal: none('about what a member answered, which nobody sees otherwise'),
  suggestSearch: reads(
    {
      label: 'posts',
      path: ({ world }) => `/api/search/suggestions?q=zebra%20${world}%20quote`,
      shows: { quote: mixed, username: mixed },
    },
    { label: 'tags', path: () => '/api/search/suggestions?q=%23zebra', shows: { tag: open } },
    { label: 'people', path: () => '/api/search/suggestions?q=zora', shows: person(near) },
  ),
  getPublicKey: reads({ path: ofUser('/public-key'), shows: { key: signedIn(near) } }),
  publishPublicKey: own,
  keepKey: own,
  getKeyLog: reads({ path: ofUser('/key-log'), shows: {} }),
  startKeyLog: own,
  openBackup: own,
  getOwnKey: reads({ path: () => '/api/keys', shows: { key: mine } }),
  getConversation: reads({
    path: ({ owner }) => `/api/messages/conversations/${owner.user.id}`,
    shows: { ...person(signedIn(others(near))), message: signedIn(others(near)), key: signedIn(others(near)) },
  }),
  deleteConversation: own,
  acceptConversation: own,
  markConversationRead: own,
  tellTyping: acts({
    path: ({ owner }) => `/api/messages/conversations/${owner.user.id}/typing`,
    body: () => ({ typing: true }),
    may: accepted,
  }),
  deleteMessage: acts({ path: ({ confidant, ids }) => `/api/messages/${confidant.user.id}/${ids.secret}`, may: mine }),
  reactToMessage: acts({
    path: ({ confidant, ids }) => `/api/messages/${confidant.user.id}/${ids.secret}/reaction`,
    body: () => ({ emoji: '❤️' }),
    may: mine,
  }),
  removeMessageReaction: acts({
    path: ({ confidant, ids }) => `/api/messages/${confidant.user.id}/${ids.secret}/reaction`,
    may: mine,
  }),
  uploadMessageBlob: own,
  startUpload: own,
  getUpload: reads({ path: ({ ids }) => `/api/uploads/${ids.upload}`, shows: { upload: mine } }),
  appendUpload: acts({
    path: ({ ids }) => `/api/uploads/${ids.upload}`,
    headers: { 'content-type': 'application/offset+octet-stream', 'upload-offset': '0' },
    body: () => 'a part',
    may: mine,
  }),
  cancelUpload: acts({ path: ({ ids }) => `/api/uploads/${ids.upload}`, may: mine }),
  streamEvents: { streams: true },
  getHealth: reads({ path: () => '/api/health', shows: {} }),
  getLiveness: reads({ path: () => '/api/health/live', shows: {} }),
  getReadiness: reads({ path: () => '/api/health/ready', shows: {} }),
  getOpenApi: reads({ path: () => '/api/openapi.json', shows: {} }),
}

/** What is asked for by address, beside the calls: files, and the heads of pages. */
export const addresses: { name: string; path: (owned: Owned) => string; shows: Shows; may: Rule }[] = [
  { name: 'the picture of a post', path: ({ files }) => files.posted, shows: {}, may: readers },
  { name: 'the picture of a message', path: ({ files }) => files.sent, shows: {}, may: mine },
  { name: 'a picture not posted yet', path: ({ files }) => files.unsent, shows: {}, may: mine },
]
