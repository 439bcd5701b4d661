/** Parameters that say where a reader came from, never what the page is. */
const tracking = /^(?:utm_\w+|fbclid|gclid|dclid|gbraid|wbraid|msclkid|yclid|igshid|mc_cid|mc_eid|_hsenc|_hsmi)$/i

/** A mark of a place in the text, which a search engine adds; a fragment that names a place of the page is dropped as well. */
const index = /\/(?:index\.(?:html?|php))?$/i

/**
 * What two addresses of one page have in common: without scheme, `www.`, fragment, slash at the end and what tracks its readers, with the
 * parameters in order. An address of the product itself is its path.
 * @param own the origin of the product, where it is known
 * @returns nothing where it is no http(s) address of a host, or carries a name or password
 */
export function canonicalAddress(address: string, own?: string): string | undefined {
  if (/^\/(?![/\\])/.test(address)) return canonicalAddress(`https://own.invalid${address}`, 'https://own.invalid')
  if (address.length > 2048 || !URL.canParse(address)) return undefined
  const url = new URL(address)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return undefined
  if (url.username !== '' || url.password !== '') return undefined
  // A copy: what is gone through must not be changed on the way.
  const names = [...url.searchParams.keys()]
  for (const name of names) if (tracking.test(name)) url.searchParams.delete(name)
  url.searchParams.sort()
  const path = `${url.pathname.replace(index, '')}${url.search}`
  if (url.origin === own) return path === '' ? '/' : path
  return `${url.host.replace(/^www\./, '').replace(/\.$/, '')}${path}`
}
