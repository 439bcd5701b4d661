import type { QueryClient } from '@tanstack/react-query'
import type { Post, Tombstone } from '@skein/contract'
import { ApiError } from '../client/api-error.ts'
import { setHidden } from '../lists/hidden.ts'
import { takeOut } from '../lists/change-lists.ts'
import { buryPlaces } from '../thread/place-reply.ts'
import { changePost, peekPost, postKey, postQuery } from './post.queries.ts'

/** What stands in a thread where a post was. */
export const tombstoneOf = (post: Post, tombstone: Tombstone['tombstone']): Tombstone => ({
  id: post.id,
  tombstone,
  createdAt: post.createdAt,
  replyToId: post.replyToId,
  comments: post.comments,
})

/** A post is gone for good: it leaves every list, a tombstone takes its place in threads, quotes of it are empty, its address says 410. */
export function buryPost(client: QueryClient, id: string): void {
  const post = peekPost(client, id)
  takeOut(client, undefined, ({ postId }) => postId === id)
  if (post !== undefined) buryPlaces(client, tombstoneOf(post, 'deleted'))
  for (const [, other] of client.getQueriesData<Post>({ queryKey: postKey })) {
    if (other?.quoteOfId === id) changePost(client, other.id, (quoting) => ({ ...quoting, quote: null }))
  }
  // The state that asking the server would leave behind.
  const query = client.getQueryCache().find({ queryKey: postQuery(id).queryKey })
  query?.setState({ data: undefined, status: 'error', error: new ApiError(410, '{"code":"post-deleted"}') })
  setHidden(client, 'posts', id, false)
}
