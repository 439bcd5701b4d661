import { get } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { ServerEvent } from '@skein/contract'
import * as schemas from '@skein/contract/schemas'

/** What came on a stream, as a browser's EventSource reads it, checked against the contract. */
export type EventClient = {
  status: number
  headers: IncomingHttpHeaders
  /** Every event so far. */
  events: ServerEvent[]
  /** Id of the newest event, as `Last-Event-ID` sends it back. */
  lastId: () => string
  /** Milliseconds to wait before coming back, as the server said last. */
  retry: () => number | undefined
  /** Waits for an event, those that came before included. */
  until: (fits: (event: ServerEvent) => boolean) => Promise<ServerEvent>
  /** Waits until the server has taken the stream up. */
  ready: Promise<void>
  /** Resolves when the stream has ended. */
  ended: Promise<void>
  close: () => void
}

/** Opens `GET /api/events` over a real connection. */
export function openEvents(
  origin: string,
  { cookie, lastEventId, since }: { cookie?: string; lastEventId?: string; since?: string } = {},
): Promise<EventClient> {
  const headers = {
    accept: 'text/event-stream',
    'accept-encoding': 'br, gzip',
    ...(cookie !== undefined && { cookie }),
    ...(lastEventId !== undefined && { 'last-event-id': lastEventId }),
  }
  return new Promise((resolve, reject) => {
    const request = get(
      `${origin}/api/events${since === undefined ? '' : `?since=${since}`}`,
      { headers, agent: false },
      (answer) => {
        const events: ServerEvent[] = []
        let waiting: (() => void)[] = []
        let lastId = ''
        let retry: number | undefined
        let isOver = false
        let setReady = () => {}
        const ready = new Promise<void>((done) => (setReady = done))
        const wake = () => {
          const woken = waiting
          waiting = []
          for (const one of woken) one()
        }
        const read = (block: string) => {
          let data = ''
          for (const line of block.split('\n')) {
            const [, field = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? []
            if (field === 'id') lastId = value
            if (field === 'retry') retry = Number(value)
            if (field === 'data') data += value
            if (field === 'event') throw new Error('Events are told apart by their type, not by names.')
          }
          if (data !== '') events.push(schemas.ServerEvent.parse(JSON.parse(data)))
          if (lastId !== '') setReady()
        }
        let text = ''
        answer.setEncoding('utf8')
        answer.on('data', (chunk: string) => {
          text += chunk
          const blocks = text.split('\n\n')
          text = blocks.pop() ?? ''
          for (const block of blocks) read(block)
          wake()
        })
        const ended = new Promise<void>((done) => {
          answer.once('close', () => {
            isOver = true
            wake()
            done()
          })
        })
        resolve({
          status: answer.statusCode ?? 0,
          headers: answer.headers,
          events,
          lastId: () => lastId,
          retry: () => retry,
          async until(fits) {
            for (;;) {
              const found = events.find(fits)
              if (found) return found
              if (isOver) throw new Error(`The stream ended after ${JSON.stringify(events)}.`)
              await new Promise<void>((done) => waiting.push(done))
            }
          },
          ready,
          ended,
          close: () => void answer.destroy(),
        })
        answer.on('error', () => {})
      },
    )
    request.once('error', reject)
  })
}
