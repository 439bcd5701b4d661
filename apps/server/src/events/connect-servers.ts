import type { Channel } from '@skein/domain/database/channel'
import { ProductEvent } from '@skein/domain/events/event-bus'
import type { EventBus } from '@skein/domain/events/event-bus'
import * as z from 'zod/mini'

const Message = z.object({ from: z.string(), events: z.array(ProductEvent) })

/** PostgreSQL refuses messages of 8,000 bytes and more. */
const maxBytes = 7500

/**
 * Lets the buses of several servers over one database hear each other: what happened here is told to the others, what comes from them is
 * published here. Ids only; each server reads for its own members.
 * @param onGap is told when something may have been missed
 * @returns ends it
 */
export async function connectServers(
  bus: EventBus,
  channel: Channel,
  { onGap, onError }: { onGap: () => void; onError: (error: unknown) => void },
): Promise<() => Promise<void>> {
  const self = crypto.randomUUID()
  const fromOthers = new WeakSet<ProductEvent>()
  let waiting: ProductEvent[] = []
  let sending: Promise<void> | undefined

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
    for (const event of data.events) {
      fromOthers.add(event)
      bus.publish(event)
    }
  }

  /** Sends what is waiting, as much at a time as a message takes; what comes meanwhile goes with the next one. */
  async function send(): Promise<void> {
    while (waiting.length > 0) {
      let bytes = 0
      const count = waiting.findIndex((event) => (bytes += Buffer.byteLength(JSON.stringify(event)) + 1) > maxBytes)
      const events = waiting.splice(0, count === -1 ? waiting.length : Math.max(1, count))
      try {
        await channel.send(JSON.stringify({ from: self, events }))
      } catch (error) {
        // The members of the other servers see it when they look next; the action itself is done.
        onError(error)
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
    await sending
    waiting = []
    await stopListening()
  }
}
