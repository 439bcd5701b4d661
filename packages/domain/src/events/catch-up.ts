import type { Standby } from '../database/standby.ts'
import type { AudienceReader } from './audience.ts'
import { countsOf, postsOf, unreadEvent } from './event-batch.ts'
import type { EventLog, Logged } from './event-log.ts'
import type { ReadWishes } from './wishes.ts'
import { frame } from './client-stream.ts'
import type { ClientStream } from './client-stream.ts'

type Parts = {
  audience: AudienceReader
  readWishes: ReadWishes
  events: EventLog
  standby: Pick<Standby, 'caughtUp'> | undefined
}

/** Sends a stream that has begun what it missed since an event, as far as its member may see it now, and what is unread. */
export function createCatchUp({ audience, readWishes, events, standby }: Parts) {
  async function textsOf(missed: Logged[], viewerId: string): Promise<string[]> {
    const texts: string[] = []
    const batch = missed.map(({ event }) => event)
    const { maySee, follows } = await audience.of(postsOf(batch), await readWishes([viewerId]))
    const counts = await countsOf(audience, batch)
    for (const { sequence, event } of missed) {
      const id = events.idOf(sequence)
      if (event.type === 'personal') {
        if (event.viewerId === viewerId) texts.push(frame(id, event.event))
        continue
      }
      if (!maySee(event.id, viewerId)) continue
      if (event.type === 'post-created') texts.push(frame(id, { ...event, following: follows(event.id, viewerId) }))
      else if (event.type !== 'post-changed') texts.push(frame(id, event))
      else {
        const full = counts.get(event.id)
        if (full) texts.push(frame(id, full))
      }
    }
    return texts
  }

  return async (stream: ClientStream, lastEventId: string | undefined): Promise<void> => {
    const { viewerId } = stream
    const missed = lastEventId === undefined ? [] : events.since(lastEventId)
    const until = events.newest()
    if (missed !== null && missed.length > 0) stream.resumedAt = until
    const texts: string[] = []
    // Who is told to look anew must find what there is.
    if (missed === null) await standby?.caughtUp()
    if (missed === null) texts.push('data: {"type":"resync"}\n\n')
    else if (missed.length > 0) texts.push(...(await textsOf(missed, viewerId)))
    const [counts] = await audience.unread([viewerId])
    if (counts) texts.push(unreadEvent(counts))
    stream.first(`${texts.join('')}id: ${events.idOf(until)}\n\n`)
  }
}
