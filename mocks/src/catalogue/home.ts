import { posts } from '../fixtures/posts.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { common, feed: list, home, shell, welcome } = texts
const feed = { spec: '§2.3', screen: 'home', call: 'listPosts' } as const

const thrown = { spec: '§8', screen: 'app', state: 'error' } as const
const thrownTests = 'tests/contract/thrown-errors.test.ts'

/** What a call throws; no page shows it, a test does: §8. */
export const thrownRows = rows({
  'thrown-with-body': {
    ...thrown,
    covers: ['error:thrown-with-body'],
    shows: '401: {"code":"not-signed-in"',
    test: { file: thrownTests, name: 'a thrown error reads "{status}: {body text}"' },
  },
  'thrown-with-status-text': {
    ...thrown,
    covers: ['error:thrown-with-status-text'],
    shows: '502: Bad Gateway',
    test: { file: thrownTests, name: 'a thrown error reads "{status}: {status text}" when the body is empty' },
  },
})

const welcomes = { spec: 'behaviour §2.3', screen: 'home' } as const

/** The home feed: §2.3, §8, and what behaviour §2.3 adds. */
export const homeRows = rows({
  'home-loading': { ...feed, state: 'loading', shows: list.loadingPosts() },
  'home-empty': { ...feed, state: 'empty', shows: home.emptyTitle() },
  'home-following-empty': { ...feed, spec: 'behaviour §2.3', state: 'empty', shows: home.emptyFollowingTitle() },
  'home-following-people': { ...feed, spec: 'behaviour §2.3', state: 'empty', shows: shell.whoToFollow() },
  'home-populated': { ...feed, state: 'populated', shows: posts.verified.author.name },
  'home-load-fails': { ...feed, spec: '§8', state: 'error', covers: ['error:feed-load'], shows: list.failedToLoad() },
  'home-load-recovers': { ...feed, spec: '§8', state: 'populated', shows: posts.verified.author.name },
  'home-not-loaded': { ...feed, spec: 'behaviour, ground rules', state: 'offline', shows: common.notLoadedYet() },
  'home-offline': { ...feed, spec: '§8', state: 'offline', shows: list.failedToLoad() },
  'home-more-pending': { ...feed, spec: 'behaviour §2.3', state: 'pending', shows: list.loadMore() },
  'home-more-fails': { ...feed, spec: 'behaviour §2.3', state: 'error', shows: list.failedToLoad() },
  'home-caught-up': { ...feed, spec: 'behaviour §2.3', state: 'long', shows: list.caughtUp() },
  'home-following': { ...feed, spec: 'behaviour §2.3', state: 'populated', shows: posts.plain.author.name },
  'home-new-posts': { ...feed, spec: 'behaviour §2.3', state: 'populated', shows: home.newPosts({ count: 1 }) },
  'home-refreshing': { ...feed, spec: 'behaviour §2.3', state: 'pending', shows: posts.verified.author.name },
  'home-refreshed': {
    ...feed,
    spec: 'behaviour §2.3',
    state: 'populated',
    shows: 'Fresh from the oven, and louder than usual.',
  },
  'home-refresh-fails': { ...feed, spec: 'behaviour §2.3', state: 'error', shows: list.failedToLoad() },
  'home-new-posts-shown': {
    ...feed,
    spec: 'behaviour §2.3',
    state: 'populated',
    shows: 'Fresh from the oven, and louder than usual.',
  },
  'welcome-about': { ...welcomes, state: 'empty', shows: welcome.aboutText() },
  'welcome-about-fails': { ...welcomes, state: 'error', call: 'updateUser', shows: welcome.aboutText() },
  'welcome-people': { ...welcomes, state: 'populated', call: 'listSuggestions', shows: welcome.followAll() },
  'welcome-people-followed': {
    ...welcomes,
    state: 'populated',
    call: 'followUser',
    shows: welcome.followed({ count: '5', of: '5' }),
  },
  'welcome-people-fail': { ...welcomes, state: 'error', call: 'listSuggestions', shows: shell.suggestionsFailed() },
  'welcome-tags': { ...welcomes, state: 'populated', call: 'listTrends', shows: welcome.tagsText() },
  'welcome-gone': { ...welcomes, state: 'empty', call: 'updateSettings', shows: home.emptyTitle() },
  'home-new-post': {
    ...feed,
    spec: '§2.3',
    state: 'populated',
    call: 'createPost',
    shows: 'The kettle won today, by four seconds.',
  },
})
