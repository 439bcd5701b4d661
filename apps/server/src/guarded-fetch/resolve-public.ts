/** Looks hosts up, and refuses those that have any address that is not public. */
import { Resolver } from 'node:dns/promises'
import type { LookupFunction } from 'node:net'
import { isIP } from 'node:net'
import { FetchRefused } from './fetch-refused.ts'
import { isPublicAddress } from './public-address.ts'

/** Every address of a host. @throws where it has none */
export type Resolve = (hostname: string) => Promise<string[]>

/**
 * Asks the name servers themselves. The system's `getaddrinfo` would also read `/etc/hosts` and search domains, which name the own
 * network, and a name server that never answers would hold one of the few threads that files and passwords need too.
 */
export const resolveByDns: Resolve = async (hostname) => {
  const resolver = new Resolver({ timeout: 2000, tries: 2 })
  const answers = await Promise.allSettled([resolver.resolve4(hostname), resolver.resolve6(hostname)])
  return answers.flatMap((answer) => (answer.status === 'fulfilled' ? answer.value : []))
}

/**
 * A `lookup` for sockets: what it answers is what is connected to, so that a name that changes its address between a check and its use
 * (DNS rebinding) gains nothing. One address that is not public refuses all of them: an honest host has none.
 */
export function publicLookup(resolve: Resolve): LookupFunction {
  async function find(hostname: string) {
    const addresses = await resolve(hostname).catch((error: unknown) => {
      throw new FetchRefused('unreachable', 'no such host', error)
    })
    const [first] = addresses
    if (first === undefined) throw new FetchRefused('unreachable', 'no such host')
    if (!addresses.every(isPublicAddress)) throw new FetchRefused('address', 'resolves to the inside')
    return { first, all: addresses.map((address) => ({ address, family: isIP(address) })) }
  }
  // Sockets want a callback; outside of the promise, so that what it throws is not taken for a failed lookup.
  const tell: LookupFunction = (hostname, { all }, done) => {
    find(hostname).then(
      (found) => process.nextTick(done, null, all === true ? found.all : found.first, isIP(found.first)),
      (error: unknown) => process.nextTick(done, error, '', 0),
    )
  }
  return tell
}
