import { call } from '../client/call.ts'
import { listQuery, useList } from '../lists/list.queries.ts'

/** What the bookmarks are searched and filtered by (behaviour §2.9); left out means all. */
export type BookmarkFilter = {
  q?: string
  kind?: 'text' | 'photo' | 'video' | 'poll' | 'link'
  ai?: 'only' | 'without'
  order?: 'newest' | 'oldest'
}

/** Kept posts, as filtered. */
export const bookmarksQuery = ({ q = '', kind, ai, order = 'newest' }: BookmarkFilter = {}) =>
  listQuery('bookmarks', [q.trim(), kind ?? '', ai ?? '', order], (page, signal) =>
    call('listBookmarks', {
      query: {
        ...page,
        ...(q.trim() === '' ? {} : { q: q.trim() }),
        ...(kind === undefined ? {} : { kind }),
        ...(ai === undefined ? {} : { ai }),
        order,
      },
      signal,
    }),
  )

/** The viewer's bookmarks; see `useList`. */
export const useBookmarks = (filter: BookmarkFilter = {}) => useList(bookmarksQuery(filter))
