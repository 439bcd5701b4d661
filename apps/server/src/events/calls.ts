import { routes } from '@skein/contract/routes'
import { callsWith } from '@skein/domain/calls/define-call'
import { eventHeaders } from '@skein/domain/calls/event-answer'
import { Problem } from '@skein/domain/calls/problem'
import type { EventHub } from '@skein/domain/events/event-hub'
import type { Http } from '../http/serve-call.ts'
import { standingHeaders } from '../http/standing-headers.ts'
import { responseSink } from './response-sink.ts'

type Needs = Http & {
  hub: EventHub
  draining: () => boolean
}

const defineCall = callsWith<Needs>()

/** The address that answers for as long as somebody listens. */
export const streamPath = routes.streamEvents.path

/** Seconds: where there is no room it does not come at once. */
const fullRetryAfter = '30'

const stream = defineCall('streamEvents', ({ viewer, query, request, reply, hub, draining }) => {
  if (draining()) throw new Problem('unavailable')
  if (hub.isFull()) throw new Problem('unavailable', { headers: { 'retry-after': fullRetryAfter } })
  const { raw } = reply.hijack()
  // A browser that comes back names the event it heard last; its address still says where its page began.
  const lastEventId = request.headers['last-event-id'] ?? query.since
  raw.writeHead(200, { ...standingHeaders(reply), ...eventHeaders })
  if (request.method === 'HEAD') {
    raw.end()
    return undefined
  }
  // A small event must not wait for a larger packet, nor the connection end because the listener says nothing.
  raw.socket?.setNoDelay(true)
  raw.setTimeout(0)
  const since = typeof lastEventId === 'string' && lastEventId !== '' ? lastEventId : undefined
  raw.once('close', hub.connect(responseSink(raw), viewer, since))
  return undefined
})

export const eventCalls = [stream]
