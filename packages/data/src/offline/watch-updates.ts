import { beginWaiting, updateStore } from './update.store.ts'

/** Milliseconds between two looks for a newer worker, while the page is seen. */
const hourMs = 3_600_000

/**
 * Looks for newer builds, and tells of one that waits.
 * @param isFromServer the document came from the server, after the worker that waits: it is as new already, and the worker may begin
 */
export function watchUpdates(registration: ServiceWorkerRegistration, isFromServer: boolean): void {
  if (registration.waiting !== null) {
    if (isFromServer) beginWaiting(registration)
    else updateStore.announce(registration)
  }
  const follow = () => {
    const worker = registration.installing
    worker?.addEventListener('statechange', () => {
      // The very first one takes over by itself.
      if (worker.state === 'installed' && registration.active !== null) updateStore.announce(registration)
    })
  }
  registration.addEventListener('updatefound', follow)
  follow()
  let lookedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < hourMs) return
    lookedAt = Date.now()
    // Without a network there is nothing newer to be found.
    registration.update().catch(() => undefined)
  })
}
