import { morePosts } from '../fixtures/more-posts.ts'
import { posts } from '../fixtures/posts.ts'
import { rows } from './row.ts'
import { texts } from './texts.ts'

const { bookmarks: m, feed } = texts
const bookmarks = { spec: '§2.9', screen: 'bookmarks', call: 'listBookmarks' } as const

/** Bookmarks: §2.9, and what behaviour §2.9 makes of its placeholders. */
export const bookmarkRows = rows({
  'bookmarks-loading': { ...bookmarks, state: 'loading', shows: m.loading() },
  'bookmarks-empty': { ...bookmarks, state: 'empty', shows: 'No bookmarks yet' },
  'bookmarks-populated': { ...bookmarks, state: 'populated', shows: posts.image.author.name },
  'bookmarks-search': { ...bookmarks, state: 'populated', shows: m.countOf({ count: 1, all: 7 }) },
  'bookmarks-search-author': { ...bookmarks, state: 'populated', shows: posts.verified.author.name },
  'bookmarks-nothing-found': { ...bookmarks, state: 'empty', shows: m.nothingFound() },
  'bookmarks-filter': { ...bookmarks, spec: 'behaviour §2.9', state: 'populated', shows: m.order() },
  'bookmarks-filtered': {
    ...bookmarks,
    spec: 'behaviour §2.9',
    state: 'populated',
    shows: m.activeFilters({ count: 2 }),
  },
  'bookmarks-oldest': { ...bookmarks, spec: 'behaviour §2.9', state: 'populated', shows: morePosts.bookmarked.content },
  'bookmarks-removed': {
    ...bookmarks,
    spec: 'behaviour §2.9',
    state: 'populated',
    call: 'unbookmarkPost',
    shows: m.removed(),
  },
  'bookmarks-undone': {
    ...bookmarks,
    spec: 'behaviour §2.9',
    state: 'populated',
    call: 'bookmarkPost',
    shows: posts.image.content,
  },
  'bookmarks-fail': { ...bookmarks, spec: '§8', state: 'error', shows: feed.failedToLoad() },
  'bookmarks-offline': { ...bookmarks, state: 'offline', shows: feed.failedToLoad() },
  'bookmarks-more-pending': { ...bookmarks, state: 'pending', shows: feed.loadMore() },
  'bookmarks-long': { ...bookmarks, state: 'long', shows: m.count({ count: 23 }) },
})
