import { randomToken } from '../digest.ts'
import type { ServerEvent } from '@skein/contract'

/**
 * An event about a post, before it is known who gets it. Of a change only the post is kept: its counts are read when they are sent, so
 * that who comes back gets those of then.
 */
export type PostEvent =
  | Extract<ServerEvent, { type: 'post-created' | 'post-edited' | 'post-deleted' | 'reply-created' }>
  | { type: 'post-changed'; id: string }

/** An event for one member alone, on each of their streams. */
export type PersonalEvent = {
  type: 'personal'
  viewerId: string
  event: Extract<ServerEvent, { type: 'conversation-changed' | 'follow-changed' }>
}

/** An event with its place in this process's order. */
export type Logged = { sequence: number; event: PostEvent | PersonalEvent }

/** What was missed since an id: in order, or null where that is not known any more. */
export type Missed = Logged[] | null

/** The newest events, so that a stream that was away for a moment continues without a hole. */
export type EventLog = {
  /** @returns the event with its place */
  add: (event: PostEvent | PersonalEvent) => Logged
  /** The id of a place, as `Last-Event-ID` brings it back: it names the process as well, since each counts for itself. */
  idOf: (sequence: number) => string
  /** The place of the newest event. */
  newest: () => number
  since: (lastEventId: string) => Missed
  /** From here on nothing before is known. */
  forget: () => void
}

/** @param size events kept */
export function createEventLog(size: number): EventLog {
  const epoch = randomToken(6)
  const kept: Logged[] = []
  let newest = 0
  return {
    add(event) {
      newest += 1
      const logged = { sequence: newest, event }
      kept.push(logged)
      if (kept.length > size) kept.shift()
      return logged
    },
    idOf: (sequence) => `${epoch}.${sequence}`,
    newest: () => newest,
    forget() {
      newest += 1
      kept.length = 0
    },
    since(lastEventId) {
      const [name, place = ''] = lastEventId.split('.')
      const sequence = Number(place)
      if (name !== epoch || !/^\d{1,15}$/.test(place) || sequence > newest) return null
      const oldest = kept[0]?.sequence ?? newest + 1
      if (sequence + 1 < oldest && sequence < newest) return null
      const after = kept.filter((logged) => logged.sequence > sequence)
      // A post that changed several times is sent once, where it changed last.
      const last = new Map(
        after.flatMap(({ sequence: at, event }) => (event.type === 'post-changed' ? [[event.id, at] as const] : [])),
      )
      return after.filter(({ sequence: at, event }) => event.type !== 'post-changed' || last.get(event.id) === at)
    },
  }
}
