/** How long the body of a request may take: a connection that dribbles must not be held for ever. */
import type { FastifyReply, FastifyRequest } from 'fastify'

/** For a body of JSON, in milliseconds. */
const jsonMs = 60_000

/** After an answer that did not wait for the whole body: time for the client to read it. */
const farewellMs = 5000

/** For everything, uploads too; the server ends a request that takes longer. A third of a gigabyte takes 15 minutes at 3 Mbit/s. */
export const longestRequestMs = 15 * 60_000

const hasBody = ({ headers }: FastifyRequest) =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

/** Ends the connection of a body that takes longer than JSON of our size can take. */
export function limitBodyTime(request: FastifyRequest, _: FastifyReply, done: () => void): void {
  if (hasBody(request)) {
    const timer = setTimeout(() => request.raw.destroy(), jsonMs)
    request.raw.once('end', () => clearTimeout(timer))
    request.raw.once('close', () => clearTimeout(timer))
  }
  done()
}

/** Ends the connection when an upload was answered before all of it came (refused, mostly): nobody waits for the rest. */
export function endUnreadBody(request: FastifyRequest, reply: FastifyReply, done: () => void): void {
  reply.raw.once('finish', () => {
    if (request.raw.complete || !hasBody(request)) return
    const timer = setTimeout(() => request.raw.destroy(), farewellMs)
    request.raw.once('close', () => clearTimeout(timer))
  })
  done()
}
