import { callsWith } from '../calls/define-call.ts'
import type { Bookmarks } from './bookmark-reader.ts'

type Needs = {
  bookmarks: Bookmarks
}

const defineCall = callsWith<Needs>()

const listBookmarks = defineCall('listBookmarks', ({ viewer, query, bookmarks }) => bookmarks.page(viewer, query))

const countBookmarks = defineCall('countBookmarks', async ({ viewer, query, bookmarks }) => {
  const all = await bookmarks.count(viewer, {})
  const isAll = Object.values(query).every((part) => part === undefined || part === '')
  return { count: isAll ? all : await bookmarks.count(viewer, query), all }
})

export const bookmarkCalls = [listBookmarks, countBookmarks]
