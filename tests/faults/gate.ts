/** A way between two parties, over TCP, that can be shut, slowed, or cut in the middle of an answer. */
import { connect, createServer } from 'node:net'
import type { Socket } from 'node:net'

export type Gate = {
  port: number
  /** Ends every connection, and lets nobody through until it is opened. */
  shut: () => void
  open: () => void
  /** Ends every connection; new ones are let through. */
  cut: () => void
  /** Each piece of an answer waits so long (ms); 0 is as fast as it comes. */
  slow: (ms: number) => void
  /** So many of the next answers end in their middle, with their connections. */
  cutAnswers: (count: number) => void
  close: () => Promise<void>
}

/** Opens a gate to a port of this machine. */
export async function startGate(target: number): Promise<Gate> {
  const sockets = new Set<Socket>()
  let isShut = false
  let slowness = 0
  let toCut = 0

  const server = createServer((client) => {
    if (isShut) {
      client.destroy()
      return
    }
    const upstream = connect(target, '127.0.0.1')
    const end = () => {
      client.destroy()
      upstream.destroy()
    }
    for (const socket of [client, upstream]) {
      sockets.add(socket)
      socket
        .setNoDelay(true)
        .on('error', end)
        .on('close', () => {
          sockets.delete(socket)
          end()
        })
    }
    client.on('data', (chunk) => void upstream.write(chunk))
    const hand = (chunk: Buffer) => {
      if (toCut === 0) {
        client.write(chunk)
        return
      }
      toCut -= 1
      client.write(chunk.subarray(0, chunk.length >> 1), end)
    }
    // Timers of one delay fire in their order: pieces stay in theirs.
    upstream.on('data', (chunk) => {
      if (slowness === 0) hand(chunk)
      else setTimeout(hand, slowness, chunk)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const cut = () => {
    for (const socket of sockets) socket.destroy()
  }
  return {
    port: typeof address === 'object' ? (address?.port ?? 0) : 0,
    shut() {
      isShut = true
      cut()
    },
    open: () => void (isShut = false),
    cut,
    slow: (ms) => void (slowness = ms),
    cutAnswers: (count) => void (toCut = count),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        cut()
      }),
  }
}
