/**
 * Argon2id away from the page, which goes on being drawn. A worker that comes from an address has a policy of its own, so that the page's
 * need not allow WebAssembly.
 */
import { argon2Work, type Argon2Work } from './argon2-work.ts'

self.addEventListener('message', ({ data }: MessageEvent<Argon2Work>) => {
  argon2Work(data).then(
    (bytes) => self.postMessage({ bytes }, { transfer: [] }),
    (error: unknown) => self.postMessage({ error: String(error) }, { transfer: [] }),
  )
})
