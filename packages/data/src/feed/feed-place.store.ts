/**
 * Where the reader was: kept in memory for going back, and in sessionStorage for a reload, so that both come back to the same
 * post at the same height. Bounded: 2,000 ids and the 200 posts around the anchor; after half an hour a reload starts anew.
 */
import type { QueryClient } from '@tanstack/react-query'
import type { Post } from '@skein/contract'
import { entryKey, entryOf, type Entry } from '../lists/entries.ts'
import type { ListData } from '../lists/list.queries.ts'
import { peekPost, putPosts } from '../posts/post.queries.ts'
import { feedQuery, type FeedName } from './feed.queries.ts'

/** A post and how far its top is from the top of the window, in CSS px. */
export type Anchor = { key: string; offset: number }

/** What sessionStorage holds for one feed of one viewer. */
type StoredPlace = {
  savedAt: number
  ids: string[]
  /** What stands under the ids that are reposts. */
  entries: [key: string, entry: Entry][]
  isLast: boolean
  posts: Post[]
  anchor: Anchor
}

const bounds = { ids: 2000, postsAround: 100, maxAgeMs: 30 * 60_000 }

/** Also read by the inline script of the first HTML: where there is a place to come back to, the feed's beginning is not shown. */
export const feedPlacePrefix = 'skein-place:'

const keyOf = (viewerId: string, feed: FeedName) => `${feedPlacePrefix}${viewerId}:${feed}`

/** Written by this code alone; the guard keeps an older build's record (or a damaged one) out. */
function isStoredPlace(value: unknown): value is StoredPlace {
  if (typeof value !== 'object' || value === null) return false
  if (!('ids' in value && 'entries' in value && 'posts' in value)) return false
  if (!('anchor' in value && 'savedAt' in value && 'isLast' in value)) return false
  const { ids, entries, posts, anchor, savedAt, isLast } = value
  return (
    typeof savedAt === 'number' &&
    typeof isLast === 'boolean' &&
    Array.isArray(ids) &&
    ids.every((id) => typeof id === 'string') &&
    Array.isArray(entries) &&
    entries.every((entry: unknown) => Array.isArray(entry) && entry.length === 2) &&
    Array.isArray(posts) &&
    posts.every(
      (post: unknown) => typeof post === 'object' && post !== null && 'viewer' in post && 'reactions' in post,
    ) &&
    typeof anchor === 'object' &&
    anchor !== null &&
    'key' in anchor &&
    typeof anchor.key === 'string' &&
    'offset' in anchor &&
    typeof anchor.offset === 'number'
  )
}

/** Writes a feed's place for a reload. Does nothing while the feed is empty or storage is full or forbidden. */
export function storePlace(client: QueryClient, viewerId: string, feed: FeedName, anchor: Anchor): void {
  const data = client.getQueryData(feedQuery(feed).queryKey)
  const ids = data?.pages.flatMap((page) => page.ids) ?? []
  const place = ids.indexOf(anchor.key)
  if (data === undefined || place === -1 || place >= bounds.ids) return
  const kept = ids.slice(0, bounds.ids)
  const stored: StoredPlace = {
    savedAt: Date.now(),
    ids: kept,
    isLast: kept.length === ids.length && (data.pages.at(-1)?.isLast ?? false),
    entries: kept.flatMap((key) => {
      const entry = entryOf(client, key)
      return entry.repost === null ? [] : [[key, entry]]
    }),
    posts: kept
      .slice(Math.max(0, place - bounds.postsAround), place + bounds.postsAround)
      .flatMap((key) => peekPost(client, entryOf(client, key).postId) ?? []),
    anchor,
  }
  try {
    sessionStorage.setItem(keyOf(viewerId, feed), JSON.stringify(stored))
  } catch {
    // Without storage a reload starts at the top, as it would anywhere.
  }
}

/** By cache, the feeds that this document has looked for a place of. */
const lookedFor = new WeakMap<QueryClient, Set<FeedName>>()

/** Whether a feed is begun for the first time in this document: what its cache holds then is the server's beginning of it, not the reader's. */
function isBegun(client: QueryClient, feed: FeedName): boolean {
  const known = lookedFor.get(client) ?? new Set()
  lookedFor.set(client, known)
  const isFirst = !known.has(feed)
  known.add(feed)
  return isFirst
}

/**
 * Brings a stored place back into the cache: instead of what the first HTML brought, but not of what was read since. Gives the anchor to
 * scroll to.
 */
export function restorePlace(
  client: QueryClient,
  viewerId: string,
  feed: FeedName,
  now = Date.now(),
): Anchor | undefined {
  const { queryKey } = feedQuery(feed)
  if (!isBegun(client, feed) && client.getQueryData(queryKey) !== undefined) return undefined
  let stored: unknown
  try {
    const text = sessionStorage.getItem(keyOf(viewerId, feed))
    if (text === null) return undefined
    sessionStorage.removeItem(keyOf(viewerId, feed))
    stored = JSON.parse(text)
  } catch {
    return undefined
  }
  if (!isStoredPlace(stored) || now - stored.savedAt > bounds.maxAgeMs) return undefined
  putPosts(client, stored.posts)
  for (const [key, entry] of stored.entries) client.setQueryData<Entry>([...entryKey, key], entry)
  const pages: ListData = {
    pages: [{ ids: stored.ids, isLast: stored.isLast }],
    pageParams: [undefined],
  }
  client.setQueryData(queryKey, pages)
  return stored.anchor
}
