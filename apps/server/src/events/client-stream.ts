import type { ServerResponse } from 'node:http'

/** One open `GET /api/events`: text goes out in order, and a reader who does not keep up is dropped. */
export type ClientStream = {
  readonly viewerId: string
  readonly sessionId: string
  /** Place up to which it was sent what it had missed; 0 where it is new. */
  resumedAt: number
  send: (text: string) => void
  /** Sends what comes before everything else, and then what was held back until now. */
  first: (text: string) => void
  /** Ends it; the browser comes back after `retryMs`. */
  end: (retryMs: number) => void
}

/** Bytes that may wait for a reader. A connection that takes longer comes back with its last id and starts afresh. */
const maxWaiting = 256 * 1024

/** Opens a stream that holds back what is sent until it is told what comes first. */
export function createClientStream(raw: ServerResponse, viewerId: string, sessionId: string): ClientStream {
  let held: string[] | undefined = []
  const write = (text: string) => {
    if (raw.writableEnded || raw.destroyed) return
    raw.write(text)
    if (raw.writableLength > maxWaiting) raw.destroy()
  }
  return {
    viewerId,
    sessionId,
    resumedAt: 0,
    send(text) {
      if (held === undefined) write(text)
      else held.push(text)
    },
    first(text) {
      const texts = held ?? []
      held = undefined
      write(text)
      for (const later of texts) write(later)
    },
    end(retryMs) {
      if (raw.writableEnded || raw.destroyed) return
      raw.end(`retry: ${retryMs}\n\n`)
      // Who does not read does not see the end either.
      setTimeout(() => raw.destroy(), 1000).unref()
    },
  }
}

/** An event in the format of server-sent events (HTML standard §9.2): JSON has no line breaks, so one data line is enough. */
export const frame = (id: string, event: object): string => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`
