import { callsWith } from '@skein/domain/calls/define-call'
import { eventHeaders } from '@skein/domain/calls/event-answer'
import type { EventHub } from '@skein/domain/events/event-hub'
import type { Web } from '../web.ts'

const streamEvents = callsWith<Web & { hub: EventHub }>()('streamEvents', ({ viewer, query, request, hub, web }) => {
  const heard = request.headers['last-event-id'] ?? query.since
  const since = typeof heard === 'string' && heard !== '' ? heard : undefined
  const encoder = new TextEncoder()
  let left = () => {}
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      let isOver = false
      const to = {
        write(text: string) {
          if (!isOver) controller.enqueue(encoder.encode(text))
        },
        end(text: string) {
          if (isOver) return
          to.write(text)
          controller.close()
          left()
        },
      }
      const disconnect = hub.connect(to, viewer, since)
      left = () => {
        isOver = true
        disconnect()
      }
    },
    cancel: () => left(),
  })
  web.request.signal.addEventListener('abort', () => left(), { once: true })
  web.respond(new Response(body, { headers: eventHeaders }))
  return undefined
})

export const eventCalls = [streamEvents]
