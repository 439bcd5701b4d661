/** The cookies of a browser, for one origin: names and values, as far as sessions need it (RFC 6265 §5.3). */
export type CookieJar = {
  /** As a `Cookie` header; nothing where there is none. */
  header: () => string | undefined
  /** Takes what an answer sets. */
  take: (setCookies: readonly string[]) => void
}

/**
 * A browser forbids scripts to read and to set the cookie of a session, so the tab keeps it itself.
 * @param known a `Cookie` header to begin with
 * @param onChange is told the header after every change
 */
export function createCookieJar(known = '', onChange: (header: string) => void = () => {}): CookieJar {
  const cookies = new Map<string, string>()
  const set = (pair: string) => {
    const equals = pair.indexOf('=')
    if (equals > 0) cookies.set(pair.slice(0, equals).trim(), pair.slice(equals + 1).trim())
  }
  for (const pair of known.split(';')) set(pair)
  const header = () =>
    cookies.size === 0 ? undefined : [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return {
    header,
    take(setCookies) {
      for (const text of setCookies) {
        const [pair = '', ...attributes] = text.split(';')
        set(pair)
        if (attributes.some((attribute) => /^\s*max-age=0\s*$/i.test(attribute)))
          cookies.delete(pair.slice(0, pair.indexOf('=')).trim())
      }
      if (setCookies.length > 0) onChange(header() ?? '')
    },
  }
}
