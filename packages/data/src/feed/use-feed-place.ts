import { useEffect, useLayoutEffect, useState } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { useViewer } from '../session/session.queries.ts'
import { readFirstPage } from './first-page.ts'
import { restorePlace, storePlace, type Anchor } from './feed-place.store.ts'
import type { FeedName } from './feed.queries.ts'

/** On the document element (`data-returning`) from the first HTML until the reader's place is found: the beginning of the feed does not flash. */
export const returning = 'returning'

/** Anchors of this tab, by viewer and feed: what going back comes back to. */
const anchors = new Map<string, Anchor>()

const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect

/**
 * The reader's place in a feed. Hand `restore` and `onAnchorChange` to the design system's `Feed`.
 * After a reload the stored posts are put into the cache before the first paint that follows hydration, so that the server's
 * HTML and the first render agree and the feed is not asked for again.
 */
export function useFeedPlace(feed: FeedName): {
  restore: Anchor | undefined
  /** Changes when a place was brought back after a reload: what was drawn before is another list, to be left. */
  listKey: string
  onAnchorChange: (anchor: Anchor) => void
} {
  const client = useQueryClient()
  const viewerId = useViewer()?.id ?? ''
  const key = `${viewerId}:${feed}`
  const [restored, setRestored] = useState<{ key: string; anchor: Anchor }>()

  useBeforePaint(() => {
    const anchor = restorePlace(client, viewerId, feed)
    delete document.documentElement.dataset[returning]
    if (anchor === undefined) return
    anchors.set(key, anchor)
    setRestored({ key, anchor })
    // The stored list is as old as it is, and the stream tells only of what comes from now on. Without an answer the next post asks again.
    readFirstPage(client, feed).catch(() => undefined)
  }, [client, viewerId, feed, key])

  useEffect(() => {
    const store = () => {
      const anchor = anchors.get(key)
      if (anchor !== undefined) storePlace(client, viewerId, feed, anchor)
    }
    addEventListener('pagehide', store)
    return () => removeEventListener('pagehide', store)
  }, [client, viewerId, feed, key])

  // Read once per feed, not at every scroll: the feed restores a place when it appears.
  const [initial, setInitial] = useState(() => ({ key, anchor: anchors.get(key) }))
  if (initial.key !== key) setInitial({ key, anchor: anchors.get(key) })

  return {
    listKey: restored?.key === key ? 'restored' : 'read',
    restore: restored?.key === key ? restored.anchor : initial.anchor,
    // The start of the page is no place to come back to: what stands above the feed is of another height in another window.
    onAnchorChange: (anchor) => void (scrollY <= 0 ? anchors.delete(key) : anchors.set(key, anchor)),
  }
}
