import type { Log } from '@skein/domain/ports'
import type { FastifyRequest } from 'fastify'

/**
 * Says once that a proxy seems to stand before a server that was not told of it: everybody then comes from one address, and what is
 * counted by address holds up all of them.
 */
export function createProxyWarning(trustedProxies: number, log: Pick<Log, 'warn'>) {
  let isSaid = trustedProxies > 0
  return ({ headers }: FastifyRequest): void => {
    if (isSaid || headers['x-forwarded-for'] === undefined) return
    isSaid = true
    log.warn(
      'X-Forwarded-For arrives and TRUST_PROXY is off: where a proxy stands in front, all members count as one address in limits',
    )
  }
}
