import { addressOf, call } from '../client/call.ts'
import { listQuery, pageSize, useList } from '../lists/list.queries.ts'

/** Whose posts: everyone's public ones, or own posts and those of people followed (behaviour §2.3). */
export type FeedName = 'everyone' | 'following'

/** The address of a feed's first page, which the early fetch asks for. */
export const firstPageAddress = (feed: FeedName): string => addressOf('/api/posts', { limit: pageSize, feed })

/** A feed as pages of card keys; the posts themselves are entities. */
export const feedQuery = (feed: FeedName) =>
  // `limit` before `feed`: the inline script of the first HTML asks for the same address ahead of time.
  listQuery('feed', [feed], ({ limit, ...page }, signal) =>
    call('listPosts', { query: { limit, feed, ...page }, signal }),
  )

/** A feed for a screen; see `useList`. */
export const useFeed = (feed: FeedName) => useList(feedQuery(feed))
