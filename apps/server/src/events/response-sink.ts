import type { ServerResponse } from 'node:http'
import type { TextSink } from '@skein/domain/events/client-stream'

/** Bytes that may wait for a reader. A connection that takes longer is dropped, comes back with its last id and starts afresh. */
const maxWaiting = 256 * 1024

/** Writes to a response whose head is sent. */
export function responseSink(raw: ServerResponse): TextSink {
  const isOver = () => raw.writableEnded || raw.destroyed
  return {
    write(text) {
      if (isOver()) return
      raw.write(text)
      if (raw.writableLength > maxWaiting) raw.destroy()
    },
    end(text) {
      if (isOver()) return
      raw.end(text)
      // Who does not read does not see the end either.
      setTimeout(() => raw.destroy(), 1000).unref()
    },
  }
}
