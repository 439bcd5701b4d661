/** Where the one worker lies that shows notifications and opens the product without a network (apps/web/worker). */
const workerAddress = '/service-worker.js'

/** Puts the worker in its place; asking again for the same is nothing. */
export const registerWorker = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(workerAddress, { updateViaCache: 'none' })
