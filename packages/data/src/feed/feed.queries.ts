import type { FeedName } from '@skein/contract/feed-choice'
import { call } from '../client/call.ts'
import { listQuery, useList } from '../lists/list.queries.ts'

export type { FeedName }

/** A feed as pages of card keys; the posts themselves are entities. */
export const feedQuery = (feed: FeedName) =>
  listQuery('feed', [feed], (page, signal) => call('listPosts', { query: { feed, ...page }, signal }))

/** A feed for a screen; see `useList`. */
export const useFeed = (feed: FeedName) => useList(feedQuery(feed))
