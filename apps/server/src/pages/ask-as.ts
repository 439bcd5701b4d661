import type { FastifyInstance, FastifyRequest } from 'fastify'

/** Answers calls, by their address and as `fetch` is told them, as somebody would be answered. */
export type Ask = (address: string, init: RequestInit) => Promise<Response>

/**
 * Asks this server itself as whoever sent a request: by the same ways, with the same limits, without a network between.
 * @param app once it is ready
 */
export const askAs =
  (app: FastifyInstance) =>
  (request: FastifyRequest): Ask => {
    const { cookie, host } = request.headers
    return async (address, { method, body }) => {
      const answer = await app.inject({
        method: method === 'POST' ? 'POST' : 'GET',
        url: address,
        remoteAddress: request.ip,
        ...(typeof body === 'string' && { payload: body }),
        headers: {
          ...(typeof body === 'string' && { 'content-type': 'application/json' }),
          ...(cookie !== undefined && { cookie }),
          ...(host !== undefined && { host }),
        },
      })
      return new Response(answer.statusCode === 204 ? null : answer.body, { status: answer.statusCode })
    }
  }
