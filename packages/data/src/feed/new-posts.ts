/** New posts wait behind a pill until the reader asks for them: nothing moves under the reader (behaviour §2.3). */
import { queryOptions, skipToken, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import type { UserSummary } from '@skein/contract'
import { entryOf } from '../lists/entries.ts'
import { shownKeys, useHidden, writerOf } from '../lists/hidden.ts'
import type { ListData, ListPage } from '../lists/list.queries.ts'
import { peekPost } from '../posts/post.queries.ts'
import { useViewer } from '../session/session.queries.ts'
import { feedQuery, type FeedName } from './feed.queries.ts'

/** The first page of a feed as it is by now, read while the reader was elsewhere in it. */
export const waitingQuery = (feed: FeedName) =>
  queryOptions<ListPage | null>({ queryKey: ['new-posts', feed], queryFn: skipToken, gcTime: Infinity })

/** The cards of `page` that stand above everything the reader has. */
function freshOf({ pages }: ListData, page: ListPage): string[] {
  const known = new Set(pages.flatMap(({ ids }) => ids))
  const first = page.ids.findIndex((key) => known.has(key))
  return first === -1 ? page.ids : page.ids.slice(0, first)
}

/**
 * Puts what waits at the head of the feed. Where a whole page waits, posts lie between it and what was read: the feed starts anew.
 * @returns the key of the card that leads the feed now; it is drawn a moment later. Nothing where nothing waited.
 */
export function showWaiting(client: QueryClient, feed: FeedName): string | undefined {
  const waiting = client.getQueryData(waitingQuery(feed).queryKey)
  if (waiting === undefined || waiting === null) return undefined
  client.setQueryData(feedQuery(feed).queryKey, (data: ListData | undefined) => {
    if (data === undefined) return undefined
    const fresh = freshOf(data, waiting)
    const [first, ...rest] = data.pages
    if (first === undefined || (fresh.length === waiting.ids.length && !waiting.isLast))
      return { pages: [waiting], pageParams: [undefined] }
    return { ...data, pages: [{ ...first, ids: [...fresh, ...first.ids] }, ...rest] }
  })
  client.setQueryData(waitingQuery(feed).queryKey, null)
  return waiting.ids[0]
}

/** How many new posts wait, by whom (three at most), and how to show them. Own posts are not announced. */
export function useNewPosts(feed: FeedName) {
  const client = useQueryClient()
  const viewerId = useViewer()?.id
  const hidden = useHidden()
  const { data: waiting } = useQuery(waitingQuery(feed))
  const data = client.getQueryData(feedQuery(feed).queryKey)
  const authors = new Map<string, UserSummary>()
  let count = 0
  if (data !== undefined && waiting !== undefined && waiting !== null) {
    for (const key of shownKeys(client, hidden, freshOf(data, waiting), true)) {
      const { postId, repost } = entryOf(client, key)
      const post = peekPost(client, postId)
      if (post === undefined || (repost?.user.id ?? writerOf(post)) === viewerId) continue
      const author = repost?.user ?? post.author
      authors.set(author.id, author)
      count += 1
    }
  }
  return { count, authors: [...authors.values()].slice(0, 3), show: () => showWaiting(client, feed) }
}
