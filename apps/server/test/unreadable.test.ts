/** What is no request that a route could answer is answered in the words of the contract too. */
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { engines } from './support/engines.ts'
import { startServer } from './support/test-server.ts'
import type { TestServer } from './support/test-server.ts'

const [sqlite] = engines
let server: TestServer
let port: number

beforeAll(async () => {
  server = await startServer(sqlite)
  port = Number(new URL(await server.app.listen({ host: '127.0.0.1', port: 0 })).port)
})
afterAll(() => server.close())

/** Sends bytes as they are, and reads what comes until the connection ends. */
async function send(bytes: string): Promise<{ status: number; head: string; body: unknown }> {
  const socket = connect(port, '127.0.0.1')
  socket.write(bytes)
  const [head = '', body = ''] = (await text(socket)).split('\r\n\r\n')
  return { status: Number(/^HTTP\/1\.1 (\d+)/.exec(head)?.[1]), head: head.toLowerCase(), body: JSON.parse(body) }
}

test.each([
  [
    'an address that is too long',
    `GET /api/posts?q=${'a'.repeat(60_000)} HTTP/1.1\r\nhost: x\r\n\r\n`,
    431,
    'body-too-large',
  ],
  [
    'a header that is too long',
    `GET /api/posts HTTP/1.1\r\nhost: x\r\nx-long: ${'a'.repeat(60_000)}\r\n\r\n`,
    431,
    'body-too-large',
  ],
  ['no HTTP', 'Good morning!\r\n\r\n', 400, 'malformed-request'],
])('%s', async (_, bytes, status, code) => {
  const answer = await send(bytes)
  expect(answer.status).toBe(status)
  expect(answer.body).toEqual({ code, message: expect.any(String) })
  expect(answer.head).toContain('x-content-type-options: nosniff')
  expect(answer.head).toContain('connection: close')
  expect((await server.visitor.get('/api/health')).status).toBe(200)
})
