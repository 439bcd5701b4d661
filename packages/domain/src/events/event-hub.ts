import type { ServerEvent } from '@skein/contract'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { createAudienceReader } from './audience.ts'
import type { Audience } from './audience.ts'
import { countsOf, postsOf, typingEvent, unreadEvent } from './event-batch.ts'
import type { Batch } from './event-batch.ts'
import type { EventBus } from './event-bus.ts'
import { createEventLog } from './event-log.ts'
import type { PersonalEvent, PostEvent } from './event-log.ts'
import { createToTell } from './to-tell.ts'
import { createReadWishes } from './wishes.ts'
import type { Wishes } from './wishes.ts'
import type { Log } from '../ports.ts'
import { atOnce, aTurnForOthers, createTelling, inTurns } from './telling.ts'
import type { Telling } from './telling.ts'
import { createCatchUp } from './catch-up.ts'
import { createClientStream, frame } from './client-stream.ts'
import type { ClientStream, TextSink } from './client-stream.ts'

/** Turns what happens in the product into events of the connected members (contract: ServerEvent). */
export type EventHub = {
  /**
   * Opens a stream on an answer whose head is sent.
   * @param lastEventId of the stream before, where there was one
   * @returns is to be called once when the reader has gone
   */
  connect: (to: TextSink, viewer: Viewer, lastEventId: string | undefined) => () => void
  /** The id of the newest event: who reads something now and listens from here misses nothing. */
  place: () => string
  /** Tells everybody to read anew: something may have been missed. */
  resync: () => Promise<void>
  /** Streams open now. */
  size: () => number
  /** Whether there is no room for another one. */
  isFull: () => boolean
  /** Ends every stream; nothing is sent any more. */
  close: () => Promise<void>
}

/** An event about a post, as it is sent. */
type SentEvent = Extract<ServerEvent, { type: 'post-changed' }> | Exclude<PostEvent, { type: 'post-changed' }>

/** What may be set differently in tests. */
export type HubTimes = {
  /** Between two `post-changed` of one post, in milliseconds. */
  changeMs: number
  /** Between two signs of life, which also look whether the sessions are still open. */
  heartbeatMs: number
}

export const hubTimes: HubTimes = { changeMs: 1000, heartbeatMs: 20_000 }

/** Streams of one member, and so of one session; a browser has one for all its tabs. */
export const maxStreamsOfMember = 8
/** Streams of everybody: each holds a connection, and up to a quarter of a megabyte for a reader who is slow. */
const usualMaxStreams = 10_000
/** Events kept for streams that come back. */
const logSize = 2000
/** When a browser comes back: after a lost connection, and when its member has too many streams. */
const retryMs = { usual: 2000, crowded: 120_000 }

type Parts = {
  database: Database
  bus: EventBus
  log: Pick<Log, 'error'>
  /** Milliseconds since 1970. */
  now: () => number
  times?: HubTimes
  maxStreams?: number
}

/** Makes the hub; it listens to the bus from now on. */
export function createEventHub({
  database,
  bus,
  log,
  now,
  times = hubTimes,
  maxStreams = usualMaxStreams,
}: Parts): EventHub {
  const audience = createAudienceReader(database)
  const events = createEventLog(logSize)
  const streams = new Map<string, Set<ClientStream>>()
  const over = new AbortController()
  let open = 0
  /** Whether some streams have been told of the newest events, and others not yet. */
  let isTelling = false

  const toTell = createToTell(times.changeMs)
  const readWishes = createReadWishes(database)
  const catchUp = createCatchUp({ audience, readWishes, events, standby: database.standby })
  /** What connected members do not want to see, and whose is to be read before the next event goes out. */
  const wishes = new Map<string, Wishes>()
  const toRead = new Set<string>()

  /** Until they are read again, the old ones hold. */
  function readWishesAgain(viewerId: string): void {
    if (streams.has(viewerId)) toRead.add(viewerId)
  }

  /** Reads the wishes of those who have come, or changed theirs, since the last event. */
  async function knowWishes(): Promise<void> {
    if (toRead.size === 0) return
    const asked = [...toRead]
    toRead.clear()
    for (const [id, own] of await readWishes(asked)) if (streams.has(id)) wishes.set(id, own)
  }

  function* all(): Generator<ClientStream> {
    for (const own of streams.values()) yield* own
  }

  function tell(to: Telling, sequence: number, event: SentEvent, { maySee, follows }: Audience): void {
    const id = events.idOf(sequence)
    if (event.type !== 'post-created') {
      const text = frame(id, event)
      for (const [viewerId, own] of to.members)
        if (maySee(event.id, viewerId)) for (const stream of own) to.add(stream, sequence, text)
      return
    }
    const texts = {
      following: frame(id, { ...event, following: true }),
      other: frame(id, { ...event, following: false }),
    }
    for (const [viewerId, own] of to.members) {
      if (!maySee(event.id, viewerId)) continue
      const text = follows(event.id, viewerId) ? texts.following : texts.other
      for (const stream of own) to.add(stream, sequence, text)
    }
  }

  function tellOne(to: Telling, sequence: number, { viewerId, event }: PersonalEvent): void {
    for (const stream of to.members.get(viewerId) ?? []) to.add(stream, sequence, frame(events.idOf(sequence), event))
  }

  async function publish(batch: Batch): Promise<void> {
    if (batch.length === 0) return
    // Who is told looks at once, and must find it.
    await database.standby?.caughtUp()
    const logged = batch.map((event) => events.add(event))
    // Without anybody connected only the log grows: somebody may be on the way back.
    if (streams.size === 0) return
    await knowWishes()
    const who = await audience.of(postsOf(batch), wishes)
    const counts = await countsOf(audience, batch)
    isTelling = true
    try {
      for (const some of inTurns([...streams])) {
        const to = createTelling(some)
        for (const { sequence, event } of logged) {
          if (event.type === 'personal') {
            tellOne(to, sequence, event)
            continue
          }
          const full = event.type === 'post-changed' ? counts.get(event.id) : event
          if (full) tell(to, sequence, full, who)
        }
        to.send()
        if (some.length === atOnce) await aTurnForOthers()
      }
    } finally {
      isTelling = false
    }
  }

  async function publishUnread(): Promise<void> {
    const connected = [...toTell.takeUnread()].filter((id) => streams.has(id))
    if (connected.length === 0) return
    await database.standby?.caughtUp()
    for (const counts of await audience.unread(connected)) {
      const text = unreadEvent(counts)
      for (const stream of streams.get(counts.id) ?? []) stream.send(text)
    }
  }

  /** Without an id, and so in no log: what somebody was doing is not told to who comes back later. */
  function publishTyping(): void {
    for (const { userId, peerId, typing } of toTell.takeTyping())
      for (const stream of streams.get(userId) ?? []) stream.send(typingEvent(peerId, typing))
  }

  /** Ends the streams of sessions that are over. @param of members asked about; everybody when not given */
  async function endOver(of?: ReadonlySet<string>): Promise<void> {
    const asked = [...all()].filter(({ viewerId }) => of === undefined || of.has(viewerId))
    if (asked.length === 0) return
    const open = await audience.openSessions(new Set(asked.map(({ sessionId }) => sessionId)), now())
    for (const stream of asked) {
      if (open.has(stream.sessionId)) continue
      stream.send('data: {"type":"session-ended"}\n\n')
      stream.end(retryMs.usual)
    }
  }

  // One worker at a time, so that events leave in the order in which they happened.
  let working: Promise<void> | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  async function work(): Promise<void> {
    try {
      while (!over.signal.aborted) {
        const ended = toTell.takeEnded()
        if (ended.size > 0) await endOver(ended)
        await publish(toTell.takeHappened())
        await publish(toTell.takeChanged().map((id) => ({ type: 'post-changed', id })))
        await publishUnread()
        publishTyping()
        if (!toTell.isWaiting() && (toTell.untilChange() ?? 1) > 0) break
      }
    } catch (error) {
      // What is lost here is not worth an end of the stream, but those who watch must look for themselves.
      log.error({ err: error }, 'sending events failed')
      await resync()
    }
    working = undefined
    if (toTell.isWaiting()) wake()
    else schedule()
  }

  function wake(): void {
    if (!over.signal.aborted) working ??= Promise.resolve().then(work)
  }

  function schedule(): void {
    clearTimeout(timer)
    const wait = toTell.untilChange()
    if (!over.signal.aborted && wait !== undefined) timer = setTimeout(wake, Math.max(1, wait))
  }

  async function resync(): Promise<void> {
    await database.standby?.caughtUp()
    // Whoever comes back later has to look anew as well.
    events.forget()
    for (const viewerId of streams.keys()) readWishesAgain(viewerId)
    const text = frame(events.idOf(events.newest()), { type: 'resync' })
    for (const stream of all()) stream.send(text)
  }

  const unsubscribe = bus.subscribe((event) => {
    if (event.kind === 'wishes-changed') readWishesAgain(event.userId)
    const when = toTell.hear(event)
    if (when === 'now') wake()
    else if (when === 'later' && working === undefined) schedule()
  })

  // The id goes along, so that a stream on which nothing happened for long can be resumed as well; not while some have yet to be told of it.
  const heartbeat = setInterval(() => {
    const sign = isTelling ? ': \n\n' : `: \nid: ${events.idOf(events.newest())}\n\n`
    for (const stream of all()) stream.send(sign)
    endOver().catch((error: unknown) => log.error({ err: error }, 'looking for ended sessions failed'))
  }, times.heartbeatMs)

  return {
    place: () => events.idOf(events.newest()),
    connect(to, viewer, lastEventId) {
      const stream = createClientStream(to, viewer.id, viewer.sessionId)
      const own = streams.get(viewer.id) ?? new Set()
      streams.set(viewer.id, own.add(stream))
      if (!wishes.has(viewer.id)) toRead.add(viewer.id)
      open += 1
      const [oldest] = own
      if (oldest && own.size > maxStreamsOfMember) {
        own.delete(oldest)
        oldest.end(retryMs.crowded)
      }
      to.write(`retry: ${retryMs.usual}\n\n`)
      catchUp(stream, lastEventId).catch((error: unknown) => {
        log.error({ err: error }, 'resuming a stream failed')
        stream.end(retryMs.usual)
      })
      return () => {
        open -= 1
        own.delete(stream)
        if (own.size > 0 || streams.get(viewer.id) !== own) return
        streams.delete(viewer.id)
        wishes.delete(viewer.id)
        toRead.delete(viewer.id)
      }
    },
    resync,
    size: () => [...all()].length,
    isFull: () => open >= maxStreams,
    async close() {
      over.abort()
      unsubscribe()
      clearInterval(heartbeat)
      clearTimeout(timer)
      await working
      // Spread over some seconds, so that everybody does not come to the next server at once.
      for (const stream of all()) stream.end(1000 + Math.floor(Math.random() * 4000))
    },
  }
}
