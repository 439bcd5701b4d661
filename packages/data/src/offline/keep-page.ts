import { routes } from '@skein/contract/routes'

/** Milliseconds for which an answer is not read again only to be kept. */
const freshMs = 10 * 60_000

async function isKept(address: string): Promise<boolean> {
  const date = (await caches.match(address))?.headers.get('date')
  return date != null && Date.now() - Date.parse(date) < freshMs
}

/** The addresses of the calls that the server read for this page, as the first HTML carries them. */
export function readReads(): string[] {
  const value: unknown = JSON.parse(document.getElementById('reads')?.textContent ?? '[]')
  return Array.isArray(value) ? value.filter((address) => typeof address === 'string') : []
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
