import { routes } from '@skein/contract/routes'

/** Milliseconds for which an answer is not read again only to be kept. */
const freshMs = 10 * 60_000

async function isKept(address: string): Promise<boolean> {
  const date = (await caches.match(address))?.headers.get('date')
  return date != null && Date.now() - Date.parse(date) < freshMs
}

/**
 * Reads again, one after the other and behind everything else, what the server read when it made this page: it came in the document, which nobody
 * keeps. The service worker sees the answers, and keeps them.
 * @param reads the addresses of the calls
 */
export async function keepPage(reads: readonly string[]): Promise<void> {
  for (const address of [routes.getSession.path, ...reads]) {
    if (!navigator.onLine || (await isKept(address))) continue
    await fetch(address, { credentials: 'include', priority: 'low' })
  }
}
