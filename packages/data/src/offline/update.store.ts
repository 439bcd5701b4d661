/** A newer worker that waits, and with it a newer build. It is told of, and begins when somebody asks for it. */
import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()
let ready: ServiceWorkerRegistration | undefined

function set(registration: ServiceWorkerRegistration | undefined): void {
  ready = registration
  for (const listener of listeners) listener()
}

export const updateStore = {
  isReady: () => ready !== undefined,
  subscribe: (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  },
  announce: (registration: ServiceWorkerRegistration) => set(registration),
  /** Not now: the next start of the product brings it. */
  dismiss: () => set(undefined),
}

/** Tells a worker to begin, where one waits. */
export const beginWaiting = ({ waiting }: ServiceWorkerRegistration): void =>
  waiting?.postMessage({ type: 'SKIP_WAITING' }, { transfer: [] })

const startAnew = () => location.reload()

/** The newer build begins here: its worker takes over, then the page is loaded again. Other tabs stay as they are. */
export function beginUpdate(restart = startAnew): void {
  const registration = ready
  if (registration?.waiting == null) {
    // Another tab was first.
    restart()
    return
  }
  navigator.serviceWorker.addEventListener('controllerchange', () => restart(), { once: true })
  beginWaiting(registration)
}

/** Whether a newer build waits. */
export const useUpdateReady = (): boolean =>
  useSyncExternalStore(updateStore.subscribe, updateStore.isReady, () => false)
