/** Which addresses of the internet protocol belong to the public internet, and which to somebody's inside. */
import ipaddr from 'ipaddr.js'

/** All of the global unicast space there is today (RFC 4291 §2.4); what lies outside is reserved, local or a transition trick. */
const globalUnicast = ipaddr.IPv6.parseCIDR('2000::/3')

/** Public by their numbers, and nevertheless a cloud's inside: Azure answers every virtual machine there. */
const insideOfClouds = new Set(['168.63.129.16'])

/**
 * Whether an address is one of the public internet: plain global unicast. Not public are loopback, private and link-local networks, carrier
 * NAT, the metadata services of clouds, multicast, documentation and benchmarking ranges, and everything that carries an IPv4 address
 * inside an IPv6 one (NAT64, 6to4, Teredo, IPv4-compatible), because where that leads is the network's to say. `::ffff:a.b.c.d` is the
 * IPv4 address itself and judged as such.
 * @param address without brackets; what cannot be read is not public
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // Four decimal numbers and nothing else: the library also reads octal and short forms, over which system libraries disagree.
  if (!address.includes(':') && !ipaddr.IPv4.isValidFourPartDecimal(address)) return false
  const known = ipaddr.process(address)
  if (known instanceof ipaddr.IPv6) {
    if (known.zoneId !== undefined && known.zoneId !== '') return false
    return known.range() === 'unicast' && known.match(globalUnicast)
  }
  return known.range() === 'unicast' && !insideOfClouds.has(known.toString())
}
