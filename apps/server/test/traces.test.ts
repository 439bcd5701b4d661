/** What a collector of OpenTelemetry is told of requests, and what it is not. */
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { startProcess } from './support/process.ts'
import type { ServerProcess } from './support/process.ts'

const Value = z.object({ stringValue: z.string().optional(), intValue: z.coerce.number().optional() })
const Sent = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value: Value })) }),
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
              attributes: z.array(z.object({ key: z.string(), value: Value })),
            }),
          ),
        }),
      ),
    }),
  ),
})

const received: string[] = []
const collector = createServer((request, response) => {
  let text = ''
  request.setEncoding('utf8')
  request.on('data', (chunk: string) => (text += chunk))
  request.on('end', () => {
    if (request.url === '/v1/traces') received.push(text)
    response.setHeader('content-type', 'application/json').end('{}')
  })
})

const folder = mkdtempSync(join(tmpdir(), 'skein-traces-'))
let server: ServerProcess
beforeAll(async () => {
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
  const { port } = z.object({ port: z.number(), address: z.string(), family: z.string() }).parse(collector.address())
  server = await startProcess({
    DATA_DIR: folder,
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}/`,
    OTEL_SERVICE_NAME: 'skein-here',
    TRUST_PROXY: '1',
  })
})
afterAll(async () => {
  await server.stop()
  collector.close()
  rmSync(folder, { recursive: true })
})

const spans = () =>
  received.flatMap((text) =>
    Sent.parse(JSON.parse(text)).resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans)),
  )
const valueOf = (span: ReturnType<typeof spans>[number] | undefined, name: string) => {
  const value = span?.attributes.find(({ key }) => key === name)?.value
  return value?.stringValue ?? value?.intValue
}

test('a request is told of by the name of its call, with the statements it asked, and nothing of whoever sent it', async () => {
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const answer = await fetch(`${server.origin}/api/auth/register`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: server.origin,
      'user-agent': 'traced-browser',
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify({
      username: 'traced_ada',
      name: 'Traced Ada',
      email: 'ada@traces.example',
      password: 'a long pass phrase',
    }),
  })
  expect(answer.status).toBeLessThan(300)
  const found = (name: string) => spans().find((span) => span.traceId === traceId && span.name === name)
  await expect.poll(() => found('register')).toBeDefined()
  const asked = found('register')
  expect(asked?.parentSpanId).toBe('b7ad6b7169203331')
  expect(valueOf(asked, 'http.request.method')).toBe('POST')
  expect(valueOf(asked, 'http.response.status_code')).toBe(answer.status)
  const statement = found('insert')
  expect(statement?.parentSpanId).toBe(asked?.spanId)
  expect(valueOf(statement, 'db.system.name')).toBe('sqlite')
  expect(valueOf(statement, 'db.query.text')).toMatch(/^insert into/)
  const everything = received.join()
  expect(everything).toContain('skein-here')
  for (const secret of ['traced_ada', 'Traced Ada', 'ada@traces', 'pass phrase', '127.0.0.1:', 'traced-browser'])
    expect(everything).not.toContain(secret)
})
