/** Answers of the assistant as server-sent events. */
import type { ChatEvent, ChatMessage } from '@skein/contract'
import { ChatEvent as Event } from '@skein/contract/schemas'
import { http } from 'msw'
import type { HttpHandler } from 'msw'
import { patternOf } from './call.ts'
import { countHit, recordFault } from './traffic.ts'

/** A stream of events; `isHeld` leaves it open after the last one, until its reader goes. */
export function chatStream(events: readonly ChatEvent[], { isHeld = false } = {}): Response {
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const event of events) {
        if (!Event.safeParse(event).success) recordFault('An event of the conversation does not keep the contract.')
        controller.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`))
      }
      if (!isHeld) controller.close()
    },
  })
  return new Response(body, { headers: { 'Content-Type': 'text/event-stream', 'Cache-Control': 'no-store' } })
}

/** The events of a whole answer, as the server sends them: words, then the message with its marks. */
export function chatEvents(message: ChatMessage): ChatEvent[] {
  const { id, createdAt, provider, response } = message
  const words = response.replaceAll(/ \[\d+\]/g, '').match(/\S*\s*/g) ?? []
  return [
    { type: 'start', id, createdAt, provider },
    ...words.filter((text) => text !== '').map((text): ChatEvent => ({ type: 'text', text })),
    { type: 'done', message },
  ]
}

/** Mocks an answer that comes piece by piece. */
export function mockChatStream(events: readonly ChatEvent[], options?: { isHeld?: boolean }): HttpHandler {
  return http.post(patternOf('sendChatMessage'), () => {
    countHit('sendChatMessage')
    return chatStream(events, options)
  })
}
