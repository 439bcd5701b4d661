import { errors, routes } from '@skein/contract'
import type { TabHost } from '@skein/tab-host'
import { http, HttpResponse } from 'msw'
import { setupWorker } from 'msw/browser'

type Parts = { keep: () => Promise<void>; noArchive: string }

/**
 * Puts the host where the network would be: a service worker hands over what the page asks of the product, pictures and films too.
 * Everything else goes to whoever serves the files.
 * @param noArchive what is said to whoever asks for an archive, which a server makes
 * @param keep is waited for after a request that may have written: what was answered is there for good, as it is with a server
 */
export async function serveFrom(host: TabHost, { keep, noArchive }: Parts): Promise<void> {
  const ask = async ({ request }: { request: Request }) => {
    const answer = await host.answer(request)
    if (request.method !== 'GET' && request.method !== 'HEAD') await keep()
    return answer
  }
  const refuseArchive = http.post(routes.prepareExport.path, () =>
    HttpResponse.json({ code: 'unavailable', message: noArchive }, { status: errors.unavailable.status }),
  )
  const worker = setupWorker(refuseArchive, http.all('/api/*', ask), http.get('/media/:name', ask))
  await worker.start({ quiet: true, onUnhandledFrame: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } })
}
