import { Worker } from 'node:worker_threads'
import { Article } from '@skein/contract/schemas'
import * as z from 'zod'
import { createSlots } from '../guarded-fetch/slots.ts'

/** Milliseconds that reading may take; a long article takes a tenth of it. */
const timeMs = 4000
const memoryMb = 192

const Read = z.object({ title: z.string().nullable(), article: z.nullable(Article) })
export type Read = z.infer<typeof Read>

/** Reads pages, each in a thread of its own, two at a time. A page that cannot be read has no article. */
export function createArticleReader() {
  const slots = createSlots({ overall: 2, perHost: 2, waiting: 20 })
  return async (html: string, address: string): Promise<Read> => {
    const giveBack = await slots.take('', AbortSignal.timeout(timeMs))
    const worker = new Worker(new URL('./article-worker.ts', import.meta.url), {
      workerData: { html, address },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb, stackSizeMb: 4 },
      env: {},
    })
    try {
      const said = await new Promise<unknown>((resolve) => {
        const late = setTimeout(() => resolve(undefined), timeMs)
        worker.once('message', resolve)
        worker.once('error', () => resolve(undefined))
        worker.once('exit', () => {
          clearTimeout(late)
          resolve(undefined)
        })
      })
      const { success, data } = Read.safeParse(said)
      return success ? data : { title: null, article: null }
    } finally {
      giveBack()
      await worker.terminate()
    }
  }
}
