import ipaddr from 'ipaddr.js'

/** The eight groups of an IPv6 address as numbers. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.split('::')
  const parse = (part: string) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16) || 0))
  const front = parse(head)
  const back = tail === undefined ? [] : parse(tail)
  return [...front, ...Array.from({ length: Math.max(0, 8 - front.length - back.length) }, () => 0), ...back]
}

/**
 * What counts as one address for limits: an IPv4 address, or the /64 of an IPv6 one, because that is what one household gets.
 * An IPv4 address in IPv6 clothes (`::ffff:192.0.2.1`) is the IPv4 address.
 */
export const limitedAddress = (address: string): string => limitedNetworks(address).household

/** The networks that an address counts for: the household as above, and the /48 of an IPv6 one, which a provider gives to one customer. */
export function limitedNetworks(address: string): { household: string; provider: string | undefined } {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return { household: mapped, provider: undefined }
  const [bare = address] = address.split('%')
  if (!ipaddr.IPv6.isValid(bare)) return { household: bare, provider: undefined }
  const groups = groupsOf(bare).map((group) => group.toString(16))
  const network = (bits: number) => `${groups.slice(0, bits / 16).join(':')}::/${bits}`
  return { household: network(64), provider: network(48) }
}
