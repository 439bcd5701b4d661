import { AsyncLocalStorage } from 'node:async_hooks'
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api'
import type { Span, Tracer } from '@opentelemetry/api'
import type { LogEvent } from 'kysely'

/** Where traces are sent, under which name, and how many of a hundred: OTEL_EXPORTER_OTLP_ENDPOINT and its like. */
export type TraceSettings = { endpoint: string; service: string; share: number }

/** What requests did and how long it took, as OpenTelemetry traces that are sent to a collector. */
export type Traces = {
  tracer: Tracer
  /** The request that is being answered. */
  current: AsyncLocalStorage<Span>
  /** Adds a statement to the request that asked for it. Its text has no values in it, so nothing of a member is told. */
  statement: (event: LogEvent) => void
  /** Sends what has not been sent yet. */
  close: () => Promise<void>
}

/**
 * Begins to collect traces. The SDK is loaded here, so that nobody pays for it who does not ask for it.
 * @param system what the database is called in OpenTelemetry's conventions
 */
export async function openTraces(
  { endpoint, service, share }: TraceSettings,
  system: 'sqlite' | 'postgresql',
): Promise<Traces> {
  const [
    { BatchSpanProcessor, ParentBasedSampler, TraceIdRatioBasedSampler, TracerProvider },
    { OTLPTraceExporter },
    { resourceFromAttributes },
  ] = await Promise.all([
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
  ])
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.name': service }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) }),
    spanProcessors: [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter({ url: `${endpoint.replace(/\/+$/, '')}/v1/traces` }) }),
    ],
  })
  const tracer = provider.getTracer('skein')
  const current = new AsyncLocalStorage<Span>()
  return {
    tracer,
    current,
    statement({ level, query, queryDurationMillis }) {
      const parent = current.getStore()
      if (parent === undefined || !parent.isRecording()) return
      const endTime = Date.now()
      const text = query.sql.replaceAll(/\s+/g, ' ').trim()
      const [operation = 'statement'] = text.split(' ', 1)
      const span = tracer.startSpan(
        operation.toLowerCase(),
        {
          kind: SpanKind.CLIENT,
          startTime: endTime - queryDurationMillis,
          attributes: { 'db.system.name': system, 'db.query.text': text },
        },
        trace.setSpan(ROOT_CONTEXT, parent),
      )
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR })
      span.end(endTime)
    },
    close: () => provider.shutdown(),
  }
}
