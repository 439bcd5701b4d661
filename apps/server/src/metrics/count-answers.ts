import type { FastifyInstance, FastifyReply } from 'fastify'
import { askedOf } from '../http/asked-of.ts'
import type { Metrics } from './metrics.ts'

/** Bytes of a file that were sent with an answer. */
const bytesOf = (reply: FastifyReply, method: string) =>
  method === 'GET' && (reply.statusCode === 200 || reply.statusCode === 206)
    ? Number(reply.getHeader('content-length')) || 0
    : 0

/** Counts every answer of the server. */
export function countAnswers(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const asked = askedOf(request)
    // A stream is as long as somebody listens.
    metrics.answered(asked, reply.statusCode, asked === 'streamEvents' ? undefined : reply.elapsedTime / 1000)
    if (asked === 'media') metrics.count('media-served', bytesOf(reply, request.method))
  })
}
