import { useQueryClient } from '@tanstack/react-query'
import type { FeedName } from './feed.queries.ts'
import { readFirstPage } from './first-page.ts'
import { showWaiting } from './new-posts.ts'

/**
 * What reads a feed anew for somebody who asks for it at its top: what is new comes to its head at once, without the pill.
 * @returns rejects when it cannot be read
 */
export function useRefreshFeed(feed: FeedName): () => Promise<void> {
  const client = useQueryClient()
  return async () => {
    await readFirstPage(client, feed)
    showWaiting(client, feed)
  }
}
