/** The event streams that are open, as server-sent events. */
import type { CurrentUser, ServerEvent } from '@skein/contract'

type Open = { memberId: string; send: (event: ServerEvent) => void; end: () => void }

export type Streams = {
  /** Answers a member's request for the stream: it stays open until the reader leaves. */
  open: (memberId: string, unread: CurrentUser['unread']) => Response
  /** Sends to all, or to one member. */
  send: (event: ServerEvent, to?: string) => void
  /** Ends all of them. */
  close: () => void
}

export function createStreams(): Streams {
  const streams = new Set<Open>()
  const encoder = new TextEncoder()
  let serial = 0
  return {
    open(memberId, unread) {
      let entry: Open | undefined
      const body = new ReadableStream<Uint8Array>({
        start(controller) {
          const write = (text: string) => controller.enqueue(encoder.encode(text))
          entry = {
            memberId,
            send(event) {
              serial += 1
              write(`id: ${serial}\ndata: ${JSON.stringify(event)}\n\n`)
            },
            end: () => controller.close(),
          }
          streams.add(entry)
          write('retry: 1000\n\n')
          // The counts come with every connection, so that none is missed.
          entry.send({ type: 'unread', ...unread })
        },
        cancel() {
          if (entry) streams.delete(entry)
        },
      })
      return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-cache' } })
    },
    send(event, to) {
      for (const stream of streams) if (to === undefined || stream.memberId === to) stream.send(event)
    },
    close() {
      for (const stream of streams) stream.end()
      streams.clear()
    },
  }
}
