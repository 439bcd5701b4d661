import { callsWith } from '../calls/define-call.ts'
import type { Bookmarks } from './bookmark-reader.ts'

type Needs = {
  bookmarks: Bookmarks
}

const defineCall = callsWith<Needs>()

export const bookmarkCalls = [defineCall('listBookmarks', ({ viewer, query, bookmarks }) => bookmarks(viewer, query))]
