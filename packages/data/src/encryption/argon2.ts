import type { Argon2Work } from './argon2-work.ts'
import type { Bytes } from './bytes.ts'

const isAnswer = (value: unknown): value is { bytes?: unknown; error?: unknown } =>
  typeof value === 'object' && value !== null

/** Starts the worker for one answer; the memory goes with it. */
function inWorker(work: Argon2Work): Promise<Uint8Array> {
  const worker = new Worker(new URL('argon2.worker.ts', import.meta.url), { type: 'module' })
  return new Promise<Uint8Array>((resolve, reject) => {
    worker.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const { bytes, error } = isAnswer(data) ? data : {}
      if (bytes instanceof Uint8Array) resolve(bytes)
      else reject(new Error(String(error)))
    })
    worker.addEventListener('error', ({ message }) => reject(new Error(message)))
    worker.postMessage(work, [])
  }).finally(() => worker.terminate())
}

/**
 * 32 bytes by Argon2id, one lane. Where there are no workers (Node) it is done in place.
 * @throws where the browser has not the memory, or WebAssembly is not allowed
 */
export async function argon2(work: Argon2Work): Promise<Bytes> {
  if (typeof Worker !== 'undefined') return new Uint8Array(await inWorker(work))
  const { argon2Work } = await import('./argon2-work.ts')
  return new Uint8Array(await argon2Work(work))
}
