import { posts } from '../fixtures/posts.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { customFeeds: m, feed } = texts
const list = { spec: 'ux §D 6', screen: 'custom-feeds', call: 'listCustomFeeds' } as const
const one = { ...list, call: 'getCustomFeed' } as const

/** Feeds that members make of people, hashtags and words. */
export const customFeedRows = rows({
  'custom-feeds-loading': { ...list, state: 'loading', shows: m.loading() },
  'custom-feeds-empty': { ...list, state: 'empty', shows: m.empty() },
  'custom-feeds-populated': { ...list, state: 'populated', shows: m.about() },
  'custom-feeds-fail': { ...list, state: 'error', shows: m.failed() },
  'custom-feeds-offline': { ...list, state: 'offline', shows: m.failed() },
  'custom-feeds-new': { ...list, state: 'populated', shows: m.wordsHint() },
  'custom-feeds-invalid': { ...list, state: 'error', shows: m.ruleMissing() },
  'custom-feeds-refused': { ...list, state: 'error', call: 'createCustomFeed', shows: m.tagWrong() },
  'custom-feeds-saving': { ...list, state: 'pending', call: 'createCustomFeed', shows: m.saving() },
  'custom-feed-own': { ...one, state: 'populated', shows: posts.verified.content },
  'custom-feed-of-another': { ...one, state: 'populated', call: 'keepCustomFeed', shows: m.kept() },
  'custom-feed-edit': { ...one, state: 'populated', call: 'changeCustomFeed', shows: m.saved() },
  'custom-feed-delete': { ...one, state: 'populated', shows: m.deleteTitle() },
  'custom-feed-nothing': { ...one, state: 'empty', call: 'listCustomFeedPosts', shows: m.noPosts() },
  'custom-feed-nothing-kept': { ...one, state: 'empty', call: 'listCustomFeedPosts', shows: m.noPosts() },
  'custom-feed-gone': { ...one, state: 'error', shows: m.gone() },
  'custom-feed-fails': { ...one, state: 'error', call: 'listCustomFeedPosts', shows: feed.failedToLoad() },
})
