/** Other people's web servers, and listeners that must never hear of us. */
import { createServer } from 'node:http'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import type { AddressInfo, Server } from 'node:net'

const listening = (server: Server, host: string) =>
  new Promise<AddressInfo>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, host, () => {
      const address = server.address()
      if (typeof address === 'object' && address !== null) resolve(address)
    })
  })

const closed = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
  })

export type Site = {
  /** `host:port`, as PREVIEW_ALLOW_HOSTS takes it. */
  host: string
  origin: string
  /** Requests so far: path with their headers. */
  requests: { path: string; headers: IncomingMessage['headers'] }[]
  close: () => Promise<void>
}

/** A web server on this machine that answers as `answer` says. */
export async function startSite(answer: (request: IncomingMessage, response: ServerResponse) => void): Promise<Site> {
  const requests: Site['requests'] = []
  const server = createServer((request, response) => {
    requests.push({ path: request.url ?? '', headers: request.headers })
    response.on('error', () => {})
    answer(request, response)
  })
  const { port } = await listening(server, '127.0.0.1')
  return {
    host: `127.0.0.1:${port}`,
    origin: `http://127.0.0.1:${port}`,
    requests,
    async close() {
      server.closeAllConnections()
      await closed(server)
    },
  }
}

/** Listens on every address of this machine, IPv4 and IPv6, and counts who connects. */
export async function startWitness(): Promise<{ port: number; contacts: () => number; close: () => Promise<void> }> {
  let contacts = 0
  const server = createTcpServer((socket) => {
    contacts += 1
    socket.on('error', () => {})
    socket.resume()
    socket.end('HTTP/1.1 200 OK\r\ncontent-type: text/html\r\nconnection: close\r\n\r\n<title>inside</title>')
  })
  const { port } = await listening(server, '::')
  return { port, contacts: () => contacts, close: () => closed(server) }
}
