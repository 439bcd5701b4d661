/** Reads the first page of a feed quietly, for the pill: soon after something new, and then not too often. */
import type { QueryClient } from '@tanstack/react-query'
import { feedQuery, type FeedName } from '../feed/feed.queries.ts'
import { readFirstPage } from '../feed/first-page.ts'

/**
 * Milliseconds: a burst of posts is one request, readers of one post do not all ask at the same moment, and a busy place is not asked
 * about more often than a person looks.
 */
export const readersPace = { soon: 1000, spread: 1500, between: 15_000 }

/** Watches over the feeds of one page. Feeds that nobody looks at wait until somebody does. */
export function createLookout(client: QueryClient, pace = readersPace) {
  const timers = new Map<FeedName, ReturnType<typeof setTimeout>>()
  const lastRead = new Map<FeedName, number>()
  const missed = new Set<FeedName>()
  let isOver = false
  const isSeen = (feed: FeedName) =>
    document.visibilityState === 'visible' &&
    client
      .getQueryCache()
      .find({ queryKey: feedQuery(feed).queryKey })
      ?.isActive() === true

  async function read(feed: FeedName): Promise<void> {
    timers.delete(feed)
    if (!isSeen(feed)) {
      missed.add(feed)
      return
    }
    missed.delete(feed)
    lastRead.set(feed, Date.now())
    try {
      await readFirstPage(client, feed)
    } catch {
      // The new post may have been the last one for long: it is looked for again, no sooner than after any look.
      look(feed)
    }
  }

  function look(feed: FeedName): void {
    if (isOver || client.getQueryData(feedQuery(feed).queryKey) === undefined || timers.has(feed)) return
    const due = (lastRead.get(feed) ?? 0) + pace.between - Date.now()
    const soon = pace.soon + Math.random() * pace.spread
    timers.set(
      feed,
      setTimeout(() => void read(feed), Math.max(soon, due)),
    )
  }

  const catchUp = () => {
    for (const feed of missed) if (isSeen(feed)) look(feed)
  }
  document.addEventListener('visibilitychange', catchUp)
  const unsubscribe = client.getQueryCache().subscribe(({ type }) => {
    if (type === 'observerAdded' && missed.size > 0) catchUp()
  })
  return {
    look,
    stop() {
      isOver = true
      for (const timer of timers.values()) clearTimeout(timer)
      document.removeEventListener('visibilitychange', catchUp)
      unsubscribe()
    },
  }
}
