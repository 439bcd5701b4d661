/** Any origin: only the path that comes out of it is used. */
const here = 'https://skein.invalid'

/**
 * Where sign-in leads: the path in `?next=`, or home. Only a path of this very site counts: an address that leads elsewhere, however it
 * is written (`//host`, `/\\host`, `https:host`), leads home, and so does the sign-in screen itself.
 * @param search the query string of `/auth`.
 */
export function nextAddress(search: string): string {
  const next = new URLSearchParams(search).get('next') ?? ''
  if (!next.startsWith('/')) return '/'
  const address = URL.canParse(next, here) ? new URL(next, here) : undefined
  if (address === undefined || address.origin !== here || address.pathname === '/auth') return '/'
  return `${address.pathname}${address.search}${address.hash}`
}
