import type { QueryClient } from '@tanstack/react-query'
import { call } from '../client/call.ts'
import { pageOf, pageSize } from '../lists/list.queries.ts'
import { peekPost } from '../posts/post.queries.ts'
import { voteKey } from '../posts/vote.keys.ts'
import type { FeedName } from './feed.queries.ts'
import { waitingQuery } from './new-posts.ts'

/**
 * Reads the first page of a feed quietly: what in it is new waits behind the pill.
 * @throws (rejects) when it cannot be read; what waited before still waits.
 */
export async function readFirstPage(client: QueryClient, feed: FeedName): Promise<void> {
  const posts = await call('listPosts', { query: { limit: pageSize, feed } })
  // A vote that is on its way is shown ahead of the server: its post stays as it is.
  const kept = posts.map((post) => {
    const isVoting = client.isMutating({ mutationKey: voteKey(post.id) }) > 0
    const known = isVoting ? peekPost(client, post.id) : undefined
    return known === undefined ? post : Object.assign({}, known, { repost: post.repost })
  })
  client.setQueryData(waitingQuery(feed).queryKey, pageOf(client, kept))
}
