import type { IncomingHttpHeaders } from 'node:http'
import { Problem } from '@skein/domain/calls/problem'

const safe = new Set(['GET', 'HEAD', 'OPTIONS'])

/**
 * Refuses a write that another site made a browser send. A browser says so in `Sec-Fetch-Site`, or, if it is older, in `Origin`.
 * A request with neither header does not come from a browser's page (every browser sends `Origin` with an unsafe method), so it
 * cannot carry somebody else's cookies and is let through: curl, scripts, tests.
 * @param ownOrigin PUBLIC_URL; without it the request's own Host counts
 * @throws Problem `cross-site`
 */
export function refuseCrossSite(method: string, headers: IncomingHttpHeaders, ownOrigin: string | undefined): void {
  if (safe.has(method)) return
  const site = headers['sec-fetch-site']
  if (site !== undefined) {
    if (site === 'same-origin' || site === 'none') return
    throw new Problem('cross-site')
  }
  const { origin, host } = headers
  if (origin === undefined) return
  const own = ownOrigin === undefined ? [`http://${host}`, `https://${host}`] : [ownOrigin]
  if (!own.includes(origin)) throw new Problem('cross-site')
}
