/** Where the text of a stream goes: a connection of a server, or a reader in the same process. What comes after its end is lost. */
export type TextSink = {
  write: (text: string) => void
  /** Writes the last text and ends. */
  end: (text: string) => void
}

/** One open `GET /api/events`: text goes out in order. */
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

/** Opens a stream that holds back what is sent until it is told what comes first. */
export function createClientStream(to: TextSink, viewerId: string, sessionId: string): ClientStream {
  let held: string[] | undefined = []
  return {
    viewerId,
    sessionId,
    resumedAt: 0,
    send(text) {
      if (held === undefined) to.write(text)
      else held.push(text)
    },
    first(text) {
      const texts = held ?? []
      held = undefined
      to.write(text)
      for (const later of texts) to.write(later)
    },
    end: (retryMs) => to.end(`retry: ${retryMs}\n\n`),
  }
}

/** An event in the format of server-sent events (HTML standard §9.2): JSON has no line breaks, so one data line is enough. */
export const frame = (id: string, event: object): string => `id: ${id}\ndata: ${JSON.stringify(event)}\n\n`
