import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

export type LossyProxy = {
  /** The database's address by way of the proxy. */
  address: string
  /** The next commit is passed on, and its answer is lost with the connection. */
  loseNextCommit: () => void
  /** Connections that are open now carry nothing any more, and are not ended. */
  stall: () => void
  /** Commits whose answer was lost. */
  lost: () => number
  close: () => Promise<void>
}

/** Stands between a server and PostgreSQL, and loses the answer to a commit when it is told to. */
export async function startLossyProxy(address: string): Promise<LossyProxy> {
  const target = new URL(address)
  const port = Number(target.port)
  // A message of one statement (protocol, "Query"): its letter, its length, its text.
  const commit = Buffer.from('Q\0\0\0\u000bcommit\0', 'latin1')
  let isWaiting = false
  let lost = 0
  const open = new Set<Socket>()
  const stallers = new Set<() => void>()
  const proxy = createServer((client) => {
    const server = connect(port, '127.0.0.1')
    let isLosing = false
    stallers.add(() => {
      client.pause()
      server.pause()
    })
    for (const socket of [client, server]) {
      open.add(socket)
      socket.on('error', () => {}).on('close', () => open.delete(socket))
    }
    client.on('data', (chunk) => {
      if (isWaiting && chunk.includes(commit)) {
        isWaiting = false
        isLosing = true
      }
      server.write(chunk)
    })
    server.on('data', (chunk) => {
      if (!isLosing) return void client.write(chunk)
      lost += 1
      client.destroy()
      return server.destroy()
    })
    client.on('close', () => server.destroy())
    server.on('close', () => client.destroy())
  })
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve))
  const own = proxy.address()
  target.port = String(typeof own === 'object' ? own?.port : 0)
  target.search = ''
  return {
    address: target.href,
    loseNextCommit: () => void (isWaiting = true),
    stall() {
      for (const stop of stallers) stop()
      stallers.clear()
    },
    lost: () => lost,
    close: () =>
      new Promise((resolve) => {
        proxy.close(() => resolve())
        for (const socket of open) socket.destroy()
      }),
  }
}
