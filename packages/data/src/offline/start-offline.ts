/** What gets a page ready for when there is no network, and brings it back when there is one again. Its code comes once the page rests. */
import type { QueryClient } from '@tanstack/react-query'
import { peekViewer, sessionQuery } from '../session/session.queries.ts'
import { sendWaiting } from './send-waiting.ts'
import { showWishes } from './waiting-list.ts'
import { waitingStore } from './waiting.store.ts'
import { keepPage, readReads } from './keep-page.ts'
import { registerWorker } from './register-worker.ts'
import { watchUpdates } from './watch-updates.ts'

/** Resolves once somebody is signed in: for a visitor nothing is kept. */
function whenMember(client: QueryClient): Promise<void> {
  if (peekViewer(client) !== null) return Promise.resolve()
  return new Promise((resolve) => {
    const stop = client.getQueryCache().subscribe(({ query }) => {
      if (query.queryKey[0] !== sessionQuery.queryKey[0] || peekViewer(client) === null) return
      stop()
      resolve()
    })
  })
}

/** Resolves once the worker stands between this page and the server. */
async function whenControlled(): Promise<void> {
  if (navigator.serviceWorker.controller !== null) return
  await new Promise<void>((resolve) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true })
  })
}

/** Asks again for what could not be had, once there is a network; a page that began without one is read anew. */
function comeBack(client: QueryClient, beganOffline: boolean): void {
  let isOld = beganOffline
  const again = () => {
    void client.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
    if (isOld) void client.invalidateQueries()
    isOld = false
  }
  addEventListener('online', again)
  // It may have come back before this code was here.
  if (beganOffline && navigator.onLine) again()
}

/** Shows what waits as done, and sends it as soon as there is a network. */
async function followWaiting(client: QueryClient): Promise<void> {
  const viewer = peekViewer(client)
  if (viewer === null) return
  await waitingStore.open(viewer.id)
  showWishes([], waitingStore.items())
  addEventListener('online', () => void sendWaiting(client))
  void sendWaiting(client)
}

type Page = {
  /** There was no network when the document was opened. */
  beganOffline: boolean
  /** The document came from the server, and not from this browser. */
  isFromServer: boolean
}

/** Call it once a page, when it has come to rest. Browsers without service workers only ask again when there is a network. */
export async function startOffline(client: QueryClient, { beganOffline, isFromServer }: Page): Promise<void> {
  comeBack(client, beganOffline)
  await whenMember(client)
  await followWaiting(client)
  if (!('serviceWorker' in navigator)) return
  watchUpdates(await registerWorker(), isFromServer)
  await whenControlled()
  await keepPage(readReads())
}
