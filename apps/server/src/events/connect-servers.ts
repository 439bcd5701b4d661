import type { Channel } from '@skein/domain/database/channel'
import { ProductEvent } from '@skein/domain/events/event-bus'
import type { EventBus } from '@skein/domain/events/event-bus'
import { setTimeout as delay } from 'node:timers/promises'
import * as z from 'zod/mini'

const Message = z.object({
  from: z.string(),
  events: z.array(ProductEvent),
  /** What happened at the sender before this may not have been told. */
  gap: z.optional(z.boolean()),
})

/** PostgreSQL refuses messages of 8,000 bytes and more. */
const maxBytes = 7500

/** Between tries to tell of a gap, in milliseconds. */
const usualPauseMs = 1000
const longestPauseMs = 10_000

type Options = { onGap: () => void; onError: (error: unknown) => void; pauseMs?: number }

/**
 * Lets the buses of several servers over one database hear each other: what happened here is told to the others, what comes from them is
 * published here. Ids only; each server reads for its own members.
 * @param onGap is told when something may have been missed
 * @returns ends it
 */
export async function connectServers(
  bus: EventBus,
  channel: Channel,
  { onGap, onError, pauseMs = usualPauseMs }: Options,
): Promise<() => Promise<void>> {
  const self = crypto.randomUUID()
  const fromOthers = new WeakSet<ProductEvent>()
  let waiting: ProductEvent[] = []
  let sending: Promise<void> | undefined
  const over = new AbortController()

  function receive(text: string): void {
    let sent: unknown
    try {
      sent = JSON.parse(text)
    } catch (error) {
      onError(error)
      return
    }
    // A newer server may tell of what this one does not know.
    const { success, data } = Message.safeParse(sent)
    if (!success || data.from === self) return
    if (data.gap) onGap()
    for (const event of data.events) {
      fromOthers.add(event)
      bus.publish(event)
    }
  }

  /** The first events of those that are waiting, as many as a message takes. */
  function take(): ProductEvent[] {
    let bytes = 0
    const count = waiting.findIndex((event) => (bytes += Buffer.byteLength(JSON.stringify(event)) + 1) > maxBytes)
    return waiting.splice(0, count === -1 ? waiting.length : Math.max(1, count))
  }

  /**
   * Sends what is waiting; what comes meanwhile goes with the next message. What could not be sent is not sent later, one by one: as soon as
   * the others can be reached they are told of a gap, and their members' pages read anew.
   */
  async function send(): Promise<void> {
    for (let failures = 0; waiting.length > 0 || failures > 0;) {
      if (failures > 0) {
        await delay(Math.min(longestPauseMs, pauseMs * 2 ** (failures - 1)), undefined, { signal: over.signal }).catch(
          () => {},
        )
        if (over.signal.aborted) break
        waiting = []
      }
      const message = failures > 0 ? { from: self, events: [], gap: true } : { from: self, events: take() }
      try {
        await channel.send(JSON.stringify(message))
        failures = 0
      } catch (error) {
        // The action itself is done.
        onError(error)
        failures += 1
      }
    }
    sending = undefined
  }

  const stopListening = await channel.listen(receive, onGap)
  const unsubscribe = bus.subscribe((event) => {
    if (fromOthers.has(event)) return
    waiting.push(event)
    sending ??= Promise.resolve().then(send)
  })
  return async () => {
    unsubscribe()
    over.abort()
    await sending
    waiting = []
    await stopListening()
  }
}
