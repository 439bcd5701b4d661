import { callsWith } from '../calls/define-call.ts'
import type { Database } from '../database/database.ts'
import type { Clock } from '../ports.ts'
import type { FeedPosts } from './feed-posts.ts'
import {
  changeFeed,
  deleteFeed,
  dropFeed,
  feedId,
  findFeed,
  findRule,
  keepFeed,
  listFeeds,
  makeFeed,
} from './feed-store.ts'

type Needs = {
  database: Database
  feedPosts: FeedPosts
  now: Clock
}

const defineCall = callsWith<Needs>()

const listPosts = defineCall('listCustomFeedPosts', async ({ viewer, params, query, database, feedPosts }) => {
  const { order, ...rule } = await findRule(database, viewer, feedId(params.id))
  return feedPosts[order](viewer, rule, { before: query.before?.toLowerCase(), limit: query.limit })
})

export const customFeedCalls = [
  defineCall('listCustomFeeds', ({ viewer, database }) => listFeeds(database, viewer)),
  defineCall('createCustomFeed', ({ viewer, body, database, now }) => makeFeed(database, viewer, body, now()), {
    limit: 'profiles',
  }),
  defineCall('getCustomFeed', ({ viewer, params, database }) => findFeed(database, viewer, feedId(params.id))),
  defineCall(
    'changeCustomFeed',
    ({ viewer, params, body, database }) => changeFeed(database, viewer, feedId(params.id), body),
    { limit: 'profiles' },
  ),
  defineCall(
    'deleteCustomFeed',
    async ({ viewer, params, database }) => {
      await deleteFeed(database, viewer, feedId(params.id))
      return undefined
    },
    { limit: 'toggles' },
  ),
  defineCall(
    'keepCustomFeed',
    async ({ viewer, params, database, now }) => {
      await keepFeed(database, viewer, feedId(params.id), now())
      return undefined
    },
    { limit: 'toggles' },
  ),
  defineCall(
    'dropCustomFeed',
    async ({ viewer, params, database }) => {
      await dropFeed(database, viewer, feedId(params.id))
      return undefined
    },
    { limit: 'toggles' },
  ),
  listPosts,
]
