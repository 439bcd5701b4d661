import { useSyncExternalStore } from 'react'
import type { FeedName } from './feed.queries.ts'

/** Where the member's choice of feed is remembered; the early fetch reads it too. */
export const feedChoiceKey = 'skein-feed'

const listeners = new Set<() => void>()

function read(): FeedName {
  try {
    return localStorage.getItem(feedChoiceKey) === 'following' ? 'following' : 'everyone'
  } catch {
    return 'everyone'
  }
}

function choose(feed: FeedName): void {
  try {
    localStorage.setItem(feedChoiceKey, feed)
  } catch {
    // Storage may be forbidden; the choice then lasts no longer than this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** 'Everyone' or 'Following', remembered in this browser (behaviour §2.3). A new member, and the server, start on Everyone. */
export function useFeedChoice(): [FeedName, (feed: FeedName) => void] {
  return [useSyncExternalStore(subscribe, read, (): FeedName => 'everyone'), choose]
}
