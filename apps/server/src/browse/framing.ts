/** Whether a page lets itself be shown in a frame of another site: Content Security Policy 3 §6.4.2, and RFC 7034 where there is no policy. */

/** Whether a source of `frame-ancestors` is this origin. Expressions that name a host without a scheme hold for the page's own scheme and for https. */
function matches(source: string, own: URL): boolean {
  if (source === '*') return own.protocol === 'https:' || own.protocol === 'http:'
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return source.toLowerCase() === own.protocol
  const [, scheme, host = '', port] =
    /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^:/]+)(?::(\d+|\*))?(?:\/.*)?$/i.exec(source) ?? []
  if (host === '') return false
  const isScheme =
    scheme === undefined ||
    `${scheme.toLowerCase()}:` === own.protocol ||
    (scheme.toLowerCase() === 'http' && own.protocol === 'https:')
  if (!isScheme) return false
  const usual = own.protocol === 'https:' ? '443' : '80'
  if (port !== undefined && port !== '*' && port !== (own.port || usual)) return false
  if (port === undefined && own.port !== '') return false
  const name = host.toLowerCase()
  if (name === '*') return true
  return name.startsWith('*.') ? own.hostname.endsWith(name.slice(1)) : own.hostname === name
}

/** The sources of `frame-ancestors` in one policy; nothing where it says nothing of frames. */
function ancestorsIn(policy: string): string[] | undefined {
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/)
    if (name.toLowerCase() === 'frame-ancestors') return sources
  }
  return undefined
}

/**
 * Whether a page refuses to stand in a frame of `own`, an origin that is not its own.
 * @param policies the header `Content-Security-Policy`; each of several policies has to allow it
 * @param option the header `X-Frame-Options`, which counts only where no policy speaks of frames
 */
export function isFramingRefused(policies: string | undefined, option: string | undefined, own: URL): boolean {
  const spoken = (policies ?? '').split(',').flatMap((policy) => {
    const sources = ancestorsIn(policy)
    return sources === undefined ? [] : [sources]
  })
  if (spoken.length > 0) return spoken.some((sources) => !sources.some((source) => matches(source, own)))
  // Any of several values that refuses does so: browsers refuse where values disagree.
  return (option ?? '').split(',').some((value) => /^(?:deny|sameorigin)$/i.test(value.trim()))
}
