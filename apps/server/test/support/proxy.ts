/** A small proxy, as unkind as one may be: each request goes to the next server, whatever was asked of another one before. */
import { createServer, request as ask } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'

export type Proxy = { port: number; close: () => Promise<void> }

/** Whether a request may be sent twice where the first server was not reached: nothing of its body is gone. */
const hasNoBody = ({ method = 'GET' }: IncomingMessage) => ['GET', 'HEAD', 'DELETE'].includes(method)

/**
 * Starts it.
 * @param targets origins of the servers that may be asked now
 */
export function startProxy(targets: () => string[], port: number): Promise<Proxy> {
  let turn = 0

  function pass(request: IncomingMessage, response: ServerResponse, left: string[]): void {
    const [target, ...others] = left
    if (target === undefined) {
      response.writeHead(502).end()
      return
    }
    const upstream = ask(
      `${target}${request.url ?? '/'}`,
      {
        method: request.method,
        headers: { ...request.headers, 'x-forwarded-for': request.socket.remoteAddress ?? '', connection: 'close' },
        agent: false,
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers)
        answer.on('error', () => response.destroy())
        answer.pipe(response)
      },
    )
    upstream.on('error', () => {
      if (response.headersSent) response.destroy()
      else if (hasNoBody(request)) pass(request, response, others)
      else response.writeHead(502).end()
    })
    response.once('close', () => upstream.destroy())
    if (hasNoBody(request)) upstream.end()
    else request.pipe(upstream)
  }

  const server = createServer((request, response) => {
    const all = targets()
    turn = (turn + 1) % Math.max(1, all.length)
    pass(request, response, [...all.slice(turn), ...all.slice(0, turn)])
  })
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      const address = server.address()
      resolve({
        port: typeof address === 'object' && address !== null ? address.port : port,
        close: () =>
          new Promise((closed) => {
            server.close(() => closed())
            server.closeAllConnections()
          }),
      })
    })
  })
}
