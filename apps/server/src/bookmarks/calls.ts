import { defineCall } from '../http/calls.ts'

export const bookmarkCalls = [defineCall('listBookmarks', ({ viewer, query, bookmarks }) => bookmarks(viewer, query))]
