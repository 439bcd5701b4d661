/**
 * The one worker of the product: it opens the app without a network, answers with what was read last, and shows notifications. The rules are in
 * docs/decisions/offline.md.
 */
import { sharedCache } from '@skein/contract/account-header'
import { sharePath } from '@skein/contract/share'
import { NetworkOnly, Serwist } from 'serwist'
import { build, files } from 'virtual:skein-files'
import { createAccountStore } from './account-store.ts'
import { buildCache, dropOldBuilds, findFile } from './builds.ts'
import { keepShare } from './keep-share.ts'
import { endsAccount, isKeptCall, leavesAccount } from './kept-calls.ts'
import { NetworkFirstByAccount } from './network-first.ts'
import { showNotifications } from './push.ts'

declare const self: ServiceWorkerGlobalScope

/** The document that starts the app without a server's word. */
const shell = '/shell.html'

/** Seconds after which a page that the network does not bring is started from what is here. */
const pagePatience = 8

const store = createAccountStore(caches)

const serwist: Serwist = new Serwist({
  precacheEntries: files,
  precacheOptions: { cacheName: buildCache(build), directoryIndex: null, cleanURLs: false },
  // From the very first visit on; a newer worker waits until it is asked for.
  clientsClaim: true,
  navigationPreload: true,
  disableDevLogs: true,
  runtimeCaching: [
    {
      // Pages are never kept: the server writes the member's data into them.
      matcher: ({ request, url }) => request.mode === 'navigate' && !/^\/(?:api|media)\//.test(url.pathname),
      handler: new NetworkOnly({
        networkTimeoutSeconds: pagePatience,
        plugins: [{ handlerDidError: () => serwist.matchPrecache(shell) }],
      }),
    },
    {
      matcher: ({ url, sameOrigin }) => sameOrigin && isKeptCall(url.pathname),
      handler: new NetworkFirstByAccount(store, 'answers'),
    },
    {
      matcher: ({ request, url, sameOrigin }) =>
        sameOrigin && request.destination === 'image' && url.pathname.startsWith('/media/'),
      handler: new NetworkFirstByAccount(store, 'pictures'),
    },
    {
      // Not of this build: of the one before, or of one that is newer.
      matcher: ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
      handler: async ({ request }) => (await findFile(caches, request)) ?? fetch(request),
    },
  ],
})

for (const method of ['POST', 'DELETE'] as const) {
  serwist.registerCapture(
    ({ request, url, sameOrigin }) => sameOrigin && endsAccount(request.method, url.pathname),
    async ({ request }) => {
      const response = await fetch(request)
      // Before the page hears of it: then nothing is left.
      if (response.ok) await store.forget()
      // A sign-in is what a share may wait for.
      if (response.ok && leavesAccount(new URL(request.url).pathname)) await caches.delete(sharedCache)
      return response
    },
    method,
  )
}

serwist.registerCapture(
  ({ request, url, sameOrigin }) => sameOrigin && request.mode === 'navigate' && url.pathname === sharePath,
  async ({ request }) => keepShare(request, caches, await store.account()),
  'POST',
)

self.addEventListener('activate', (event) => event.waitUntil(dropOldBuilds(caches, build)))
self.addEventListener('message', (event: ExtendableMessageEvent) => {
  const data: unknown = event.data
  if (typeof data !== 'object' || data === null || Reflect.get(data, 'type') !== 'FORGET') return
  event.waitUntil(store.forget().then(() => event.ports[0]?.postMessage(true)))
})
showNotifications()
serwist.addEventListeners()
