/** Judges a web address before anything is asked of it: form, port, host. */
import { isIP } from 'node:net'
import { FetchRefused } from './fetch-refused.ts'
import { isPublicAddress } from './public-address.ts'

/** Longest address that is followed, as the contract has it for addresses that come from members. */
const maxAddress = 2048

/** Only the ports of the web: other ports are where other services listen that may misread HTTP as something else. */
export const webPorts: readonly number[] = [80, 443]

/** Names that never stand for a public host (RFC 6761, RFC 6762, RFC 8375, ICANN's `internal`, and what routers make up). */
const insideNames = /(^|\.)(localhost|local|localdomain|internal|intranet|private|corp|home|lan|home\.arpa|onion)$/

/** What may be fetched. */
export type Reach = {
  ports: readonly number[]
  /** Hosts that may be fetched although they are not public, as `host:port`: for tests only. */
  allowedHosts: ReadonlySet<string>
}

/** The port of an address; URLs leave a scheme's own one out. */
export const portOf = (protocol: string, port: string): number =>
  port === '' ? (protocol === 'https:' ? 443 : 80) : Number(port)

/** Whether tests may fetch this host although it is private. */
export const isAllowed = ({ allowedHosts }: Reach, hostname: string, port: number): boolean =>
  allowedHosts.has(`${bareHost(hostname)}:${port}`)

/** A host without the brackets of an IPv6 address and without the dot that ends a full name. */
export const bareHost = (hostname: string): string =>
  hostname
    .toLowerCase()
    .replace(/^\[|\]$/g, '')
    .replace(/\.$/, '')

/**
 * Reads an address that is about to be fetched. What the URL parser normalises (decimal, octal, hexadecimal and short forms of IPv4, full
 * width digits, percent signs in the host) is judged as it will be used. The fragment is dropped.
 * @param base the page it was found in, for relative addresses
 * @throws FetchRefused `address` where it may not be fetched: another scheme, credentials, a port or host that is not the public web's
 */
export function webTarget(address: string | URL, reach: Reach, base?: URL): URL {
  const text = String(address)
  if (text.length > maxAddress) throw new FetchRefused('address', 'too long')
  if (!URL.canParse(text, base?.href)) throw new FetchRefused('address', 'unreadable')
  const url = new URL(text, base?.href)
  if (url.href.length > maxAddress) throw new FetchRefused('address', 'too long')
  if (url.protocol !== 'http:' && url.protocol !== 'https:') throw new FetchRefused('address', 'another scheme')
  if (url.username !== '' || url.password !== '') throw new FetchRefused('address', 'credentials')
  url.hash = ''
  const port = portOf(url.protocol, url.port)
  if (isAllowed(reach, url.hostname, port)) return url
  if (!reach.ports.includes(port)) throw new FetchRefused('address', 'another port')
  const host = bareHost(url.hostname)
  if (isIP(host) !== 0) {
    if (!isPublicAddress(host)) throw new FetchRefused('address', 'not public')
  } else {
    // A name without a dot is one of the own network; `..` and a lone dot are no names at all.
    if (!host.includes('.') || host.split('.').includes('')) throw new FetchRefused('address', 'no public name')
    if (insideNames.test(host)) throw new FetchRefused('address', 'no public name')
    // The name is asked for without its last dot, so that certificates and limits know it by one name.
    url.hostname = host
  }
  return url
}
