/** An answer that is told event by event (server-sent events, HTML standard §9.2), where whoever asks accepts that. */
import type { Asked } from './asked.ts'
import { Problem } from './problem.ts'

/** Neither stored, nor changed, nor collected on the way: an event is worth something at once. */
export const eventHeaders = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store, no-transform',
  'x-accel-buffering': 'no',
} as const

/** Whether whoever asks takes the answer event by event. */
export const acceptsEvents = ({ headers }: Pick<Asked, 'headers'>): boolean =>
  headers.accept?.includes('text/event-stream') === true

/** The events of an answer, as they come. Handlers return it in place of the answer. */
export class EventAnswer {
  readonly events: AsyncIterable<object>

  constructor(events: AsyncIterable<object>) {
    this.events = events
  }

  /** As text on the wire. JSON has no line breaks, so one data line is enough. */
  async *lines(): AsyncGenerator<string, void> {
    for await (const event of this.events) yield `data: ${JSON.stringify(event)}\n\n`
  }
}

/** What the last event of an answer that failed says: what a status would have said, were it not sent already. */
export function failureEvent(error: unknown) {
  const { code, message } = error instanceof Problem ? error : new Problem('internal')
  return { type: 'error' as const, code, message }
}
