/**
 * The address, where it is one of the web (http or https) that a browser can open; nothing else is ever linked to.
 * @returns the address to go to, and its host without `www.` for showing
 */
export function webAddress(url: string): { href: string; host: string } | undefined {
  if (!URL.canParse(url)) return undefined
  const { protocol, hostname, href } = new URL(url)
  return protocol === 'http:' || protocol === 'https:' ? { href, host: hostname.replace(/^www\./, '') } : undefined
}
