import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { isPageAddress } from '../pages/page-address.ts'
import type { Asked, Metrics } from './metrics.ts'

/** What an answer was to, in names of the program: never the address, which anybody makes up. */
function askedOf(request: FastifyRequest): Asked {
  const { config, url } = request.routeOptions
  if (config?.call !== undefined) return config.call
  if (url === '/media/:name') return 'media'
  return isPageAddress(request.url) ? 'page' : 'other'
}

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
