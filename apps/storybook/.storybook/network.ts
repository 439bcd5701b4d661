import { mswLoader } from 'msw-storybook-addon/csf3'
import { setupWorker } from 'msw/browser'

/**
 * The mock network of the stories. A call of the product that no handler answers is an error: a state that needs the
 * network has to say what the network says. What the page itself is made of (modules, faces, pictures) passes.
 */
export const networkLoader = mswLoader(async () => {
  const worker = setupWorker()
  await worker.start({
    quiet: true,
    serviceWorker: { url: './mockServiceWorker.js' },
    onUnhandledFrame: 'error',
  })
  return worker
})
