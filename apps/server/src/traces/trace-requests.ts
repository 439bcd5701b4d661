import { ROOT_CONTEXT, SpanKind, SpanStatusCode, defaultTextMapGetter } from '@opentelemetry/api'
import type { Span } from '@opentelemetry/api'
import { W3CTraceContextPropagator } from '@opentelemetry/core'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { askedOf } from '../http/asked-of.ts'
import type { Traces } from './open-traces.ts'

/**
 * Follows every request from its head to its end. Told are the call, its method and status: no address, no header, nobody's name.
 * @param hasProxy whether what stands before the server may say that a request belongs to a trace of its own (W3C Trace Context)
 */
export function traceRequests(app: FastifyInstance, { tracer, current }: Traces, hasProxy: boolean): void {
  const spans = new WeakMap<FastifyRequest, Span>()
  const propagator = new W3CTraceContextPropagator()

  // With a callback: what comes after it runs with the span, whatever it waits for.
  app.addHook('onRequest', (request, _reply, done) => {
    const parent = hasProxy ? propagator.extract(ROOT_CONTEXT, request.headers, defaultTextMapGetter) : ROOT_CONTEXT
    const asked = askedOf(request)
    // A stream is as long as somebody listens.
    if (asked === 'streamEvents') return done()
    const attributes = { 'http.request.method': request.method, 'http.route': asked }
    const span = tracer.startSpan(asked, { kind: SpanKind.SERVER, attributes }, parent)
    spans.set(request, span)
    current.run(span, done)
  })
  const end = (request: FastifyRequest, status?: number) => {
    const span = spans.get(request)
    spans.delete(request)
    if (status !== undefined) span?.setAttribute('http.response.status_code', status)
    if (status !== undefined && status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR })
    span?.end()
  }
  app.addHook('onResponse', async (request, reply) => end(request, reply.statusCode))
  // Whoever asked has gone; what is answered all the same is no answer.
  app.addHook('onRequestAbort', async (request) => end(request))
}
