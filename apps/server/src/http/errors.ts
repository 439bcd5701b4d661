import type { ErrorCode } from '@skein/contract'
import { Problem } from '@skein/domain/calls/problem'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { comeBack, outageOf } from './outage.ts'
import { apiHeaders } from './security-headers.ts'

/** Fastify's own refusals in the words of the contract. */
const codes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'body-too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'unsupported-media',
  FST_ERR_REP_INVALID_PAYLOAD_TYPE: 'internal',
}

function problemOf(error: unknown): Problem | undefined {
  if (error instanceof Problem) return error
  if (!(error instanceof Error)) return undefined
  const { code, statusCode }: Partial<FastifyError> = error
  const known = code === undefined ? undefined : codes[code]
  if (known) return new Problem(known)
  // What else Fastify refuses with a status of 4xx is a request that cannot be read.
  return statusCode !== undefined && statusCode >= 400 && statusCode < 500
    ? new Problem('malformed-request')
    : undefined
}

/**
 * Answers a refusal as JSON; anything else is our fault, is logged, and says nothing of its insides.
 * @param onRefusal is told how it was refused
 */
export function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
  onRefusal: (code: ErrorCode) => void = () => {},
): FastifyReply {
  const refusal = problemOf(error)
  const problem = refusal ?? outageOf(error)
  if (refusal === undefined) request.log.error({ err: error, route: request.routeOptions?.url }, 'a request failed')
  const { code, status, headers, body } = problem ?? new Problem('internal')
  onRefusal(code)
  const retryAfter = comeBack[code]
  return reply
    .status(status)
    .headers({ ...apiHeaders, ...(retryAfter !== undefined && { 'retry-after': retryAfter }), ...headers })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}
