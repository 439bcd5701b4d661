import { longTrends, plainTrends, posts } from '../fixtures/posts.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { explore: m, feed, shell, suggest } = texts
const explore = { spec: '§2.4', screen: 'explore' } as const
const search = { spec: 'behaviour §2.4', screen: 'explore', call: 'searchPosts' } as const

/** Explore: §2.4 with what behaviour §2.2 and §2.4 add, and the search boxes of the header and the page. */
export const exploreRows = rows({
  'explore-loading': { ...explore, state: 'loading', call: 'listDiscovered', shows: feed.loadingPosts() },
  'explore-populated': { ...explore, state: 'populated', call: 'listDiscovered', shows: m.discover() },
  'explore-empty': { ...explore, state: 'empty', call: 'listDiscovered', shows: m.discoverEmpty() },
  'explore-no-trends': {
    ...explore,
    state: 'empty',
    call: 'listTrends',
    shows: 'No trending topics yet. Start posting to create trends!',
  },
  'explore-trends-plain': {
    ...explore,
    state: 'populated',
    call: 'listTrends',
    shows: plainTrends[0]?.hashtag ?? '',
  },
  'explore-trends-long': { ...explore, state: 'long', call: 'listTrends', shows: longTrends[0]?.hashtag ?? '' },
  'explore-trends-fail': { ...explore, state: 'error', call: 'listTrends', shows: shell.trendsFailed() },
  'explore-people-fail': { ...explore, state: 'error', call: 'listSuggestions', shows: shell.suggestionsFailed() },
  'explore-no-people': { ...explore, state: 'empty', call: 'listSuggestions', shows: shell.noSuggestions() },
  'explore-discover-fails': {
    ...explore,
    spec: '§8',
    state: 'error',
    call: 'listDiscovered',
    shows: feed.failedToLoad(),
  },
  'explore-offline': { ...explore, state: 'offline', call: 'listDiscovered', shows: feed.failedToLoad() },
  'explore-long': { ...explore, state: 'long', call: 'listDiscovered', shows: feed.caughtUp() },
  'explore-followed': {
    ...explore,
    spec: 'behaviour §2.2',
    state: 'populated',
    call: 'followUser',
    shows: texts.common.following(),
  },
  'explore-people': { ...explore, spec: 'behaviour §2.2', state: 'populated', shows: shell.whoToFollow() },
  'explore-tag': { ...explore, state: 'populated', call: 'listPosts', shows: posts.longText.author.name },
  'explore-tag-empty': { ...explore, state: 'empty', call: 'listPosts', shows: m.tagEmpty({ tag: 'unheardof' }) },
  'explore-search': { ...search, state: 'populated', shows: m.resultsFor({ query: 'slow has:link' }) },
  'explore-search-pending': { ...search, state: 'pending', shows: feed.loadingPosts() },
  'explore-search-empty': { ...search, state: 'empty', shows: m.nothingFound() },
  'explore-search-invalid': { ...search, state: 'error', shows: m.invalidSearch() },
  'explore-search-fails': { ...search, state: 'error', shows: feed.failedToLoad() },
  'explore-operator': { ...search, state: 'populated', call: 'suggestSearch', shows: m.operatorImage() },
  'search-box-suggestions': {
    spec: 'behaviour §2.2',
    screen: 'shell',
    state: 'populated',
    call: 'suggestSearch',
    shows: suggest.askAi(),
  },
  'search-box-walked': {
    spec: 'behaviour §2.2',
    screen: 'shell',
    state: 'populated',
    call: 'suggestSearch',
    shows: posts.verified.author.name,
  },
  'search-box-silent': {
    spec: 'behaviour §2.2',
    screen: 'shell',
    state: 'error',
    call: 'suggestSearch',
    shows: shell.search(),
  },
})
