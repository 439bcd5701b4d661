import type { Batch } from './event-batch.ts'
import type { ProductEvent } from './event-bus.ts'
import { loggedEventOf } from './logged-event.ts'

/** Posts whose events are worked off at once. */
const batchSize = 50

/** That a member writes to another, or does not any more. */
export type Typing = Extract<ProductEvent, { kind: 'typing' }>

/** What is to be told. Order counts for what happened once; counts and numbers are read when their turn comes. */
export type ToTell = {
  /** @returns when there is something to do: at once, when a time has come, or never */
  hear: (event: ProductEvent) => 'now' | 'later' | 'never'
  /** The next of what happened once, in order. */
  takeHappened: () => Batch
  /** The next posts that changed and were last told of long enough ago. */
  takeChanged: () => string[]
  /** Members whose numbers of what is unread changed. */
  takeUnread: () => Set<string>
  /** Who writes to whom, as it was said last. */
  takeTyping: () => Typing[]
  /** Members of whose sessions one ended. */
  takeEnded: () => Set<string>
  /** Whether something is to be told at once, posts that changed aside. */
  isWaiting: () => boolean
  /** Milliseconds until a post that changed is to be told of; 0 and less is now, `undefined` never. */
  untilChange: () => number | undefined
}

/** @param changeMs between two events that tell of a change of the same post */
export function createToTell(changeMs: number): ToTell {
  const happened: Batch = []
  const changed = new Map<string, number>()
  const lastSent = new Map<string, number>()
  const unread = new Set<string>()
  const typing = new Map<string, Typing>()
  const ended = new Set<string>()

  const allOf = (members: Set<string>) => {
    const taken = new Set(members)
    members.clear()
    return taken
  }

  return {
    hear(event) {
      if (event.kind === 'post-changed') {
        const time = performance.now()
        const last = lastSent.get(event.postId)
        if (!changed.has(event.postId))
          changed.set(event.postId, last === undefined ? time : Math.max(time, last + changeMs))
        return 'later'
      }
      if (event.kind === 'typing') {
        typing.set(`${event.userId} ${event.peerId}`, event)
        return 'now'
      }
      const logged = loggedEventOf(event)
      if (logged) happened.push(logged)
      if (event.kind === 'notifications-changed' || event.kind === 'conversation-changed') unread.add(event.userId)
      else if (event.kind === 'session-ended') ended.add(event.userId)
      else if (!logged) return 'never'
      return 'now'
    },
    takeHappened: () => happened.splice(0, batchSize),
    takeChanged() {
      const time = performance.now()
      const due = [...changed]
        .filter(([, at]) => at <= time)
        .slice(0, batchSize)
        .map(([id]) => id)
      for (const id of due) {
        changed.delete(id)
        lastSent.set(id, time)
      }
      if (due.length > 0) for (const [id, at] of lastSent) if (at < time - changeMs) lastSent.delete(id)
      return due
    },
    takeUnread: () => allOf(unread),
    takeTyping() {
      const taken = [...typing.values()]
      typing.clear()
      return taken
    },
    takeEnded: () => allOf(ended),
    isWaiting: () => happened.length + unread.size + typing.size + ended.size > 0,
    untilChange: () => (changed.size === 0 ? undefined : Math.min(...changed.values()) - performance.now()),
  }
}
