import type { TabHost } from '@skein/tab-host'
import { http } from 'msw'
import { setupWorker } from 'msw/browser'

/**
 * Puts the host where the network would be: a service worker hands over what the page asks of the product, pictures and films too.
 * Everything else goes to whoever serves the files.
 * @param keep is waited for after a request that may have written: what was answered is there for good, as it is with a server
 */
export async function serveFrom(host: TabHost, keep: () => Promise<void>): Promise<void> {
  const ask = async ({ request }: { request: Request }) => {
    const answer = await host.answer(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') await keep()
    return answer
  }
  const worker = setupWorker(http.all('/api/*', ask), http.get('/media/:name', ask))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } })
}
