import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { listQuery, useList } from '../lists/list.queries.ts'

/** What the bookmarks are searched and filtered by (behaviour §2.9); left out means all. */
export type BookmarkFilter = {
  q?: string
  kind?: 'text' | 'photo' | 'video' | 'poll' | 'link'
  ai?: 'only' | 'without'
  order?: 'newest' | 'oldest'
}

/** The parts of a filter that say something. */
const askedOf = ({ q = '', kind, ai }: BookmarkFilter) => ({
  ...(q.trim() === '' ? {} : { q: q.trim() }),
  ...(kind === undefined ? {} : { kind }),
  ...(ai === undefined ? {} : { ai }),
})

/** Kept posts, as filtered. */
export const bookmarksQuery = ({ order = 'newest', ...filter }: BookmarkFilter = {}) => {
  const asked = askedOf(filter)
  return listQuery('bookmarks', [asked.q ?? '', asked.kind ?? '', asked.ai ?? '', order], (page, signal) =>
    call('listBookmarks', { query: { ...page, ...asked, order }, signal }),
  )
}

/** What counts of kept posts are cached under. */
export const bookmarkCountKey = ['bookmark-count'] as const

/** How many kept posts match and how many there are, each counted up to a limit; nothing until it is known. */
export function useBookmarkCount(filter: BookmarkFilter = {}) {
  const asked = askedOf(filter)
  const { data } = useQuery(
    queryOptions({
      queryKey: [...bookmarkCountKey, asked],
      queryFn: ({ signal }) => call('countBookmarks', { query: asked, signal }),
    }),
  )
  return data
}

/** The viewer's bookmarks; see `useList`. */
export const useBookmarks = (filter: BookmarkFilter = {}) => useList(bookmarksQuery(filter))
