/** Whether an address is a page's, and no call or file of the store. */
export const isPageAddress = (url: string): boolean => !/^\/(api|media)(\/|\?|$)/.test(url)

function isReadable(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}

/**
 * A page's address whose percent signs encode nothing (`/%ff`, `/100%`), with those signs taken as they stand: it is an address like any
 * other, at which there is nothing. Everything else is left as it is.
 */
export function readableAddress(url: string): string {
  const [path = '', ...query] = url.split('?')
  if (!isPageAddress(url) || isReadable(path)) return url
  return [path.replaceAll('%', '%25'), ...query].join('?')
}

/** The one spelling of a page's address: without doubled slashes, and without one at its end. */
export function plainAddress(url: string): string {
  const [path = '', ...query] = url.split('?')
  return [path.replaceAll(/\/{2,}/g, '/').replace(/(?<=.)\/$/, ''), ...query].join('?')
}
