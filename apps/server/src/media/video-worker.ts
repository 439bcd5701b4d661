/** The thread in which a video is rewritten (video-process.ts). */
import { parentPort, workerData } from 'node:worker_threads'
import { Problem } from '@skein/domain/calls/problem'
import * as z from 'zod/mini'
import { rewriteVideo } from './rewrite-video.ts'

const { input, output } = z.object({ input: z.string(), output: z.string() }).parse(workerData)
/** A port between threads, which knows no origins. */
// oxlint-disable-next-line unicorn/require-post-message-target-origin
const say = (outcome: unknown) => parentPort?.postMessage(outcome)

try {
  say({ facts: await rewriteVideo(input, output) })
} catch (error) {
  const { code, message } = error instanceof Problem ? error : new Problem('media-unreadable')
  say({ refusal: { code, message } })
}
