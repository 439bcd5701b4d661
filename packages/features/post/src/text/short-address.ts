const longest = 36

const bareOf = (address: string) => address.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '')

/** Whether a part of an address is not shown: only then is there more to be told of it. */
export const isCut = (address: string): boolean => Array.from(bareOf(address)).length > longest

/**
 * A web address as it is shown in a text: without scheme, `www.` and a bare trailing slash, and cut to 36 characters. What is
 * kept is the beginning, because the host is what a reader must be able to check before following a link.
 */
export function shortAddress(address: string): string {
  const bare = bareOf(address)
  const characters = Array.from(bare)
  return characters.length > longest ? `${characters.slice(0, longest - 1).join('')}…` : bare
}

/** The host of an address without `www.`, or the address itself when it cannot be read. */
export function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname.replace(/^www\./, '') : address
}
