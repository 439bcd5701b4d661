/** What the address box was told: an address to open, or a question to search for (specification §4). */
export type Typed = { kind: 'blank' } | { kind: 'address'; url: string } | { kind: 'query'; query: string }

const scheme = /^[a-z][a-z\d+.-]*:\/\//i

/**
 * Reads what was typed: an address contains a dot or starts with http, and gets `https://` where it has no scheme; everything else is a
 * question. So is what would be an address by that rule and is none, such as a sentence with a dot in it.
 */
export function readTyped(text: string): Typed {
  const typed = text.trim()
  if (typed === '') return { kind: 'blank' }
  const looksLikeAddress = typed.includes('.') || /^http/i.test(typed)
  const address = scheme.test(typed) ? typed : `https://${typed}`
  if (looksLikeAddress && !/\s/.test(typed) && URL.canParse(address)) {
    const url = new URL(address)
    const isWeb = url.protocol === 'https:' || url.protocol === 'http:'
    const hasHost = /[\p{L}\p{N}]/u.test(url.hostname)
    if (isWeb && hasHost && url.username === '' && url.password === '' && url.href.length <= 2048)
      return { kind: 'address', url: url.href }
  }
  return { kind: 'query', query: typed }
}
