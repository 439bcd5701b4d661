/**
 * Runs the rewriting of a video in a thread of its own: a hostile file can neither hold up the server nor take its memory, and one that
 * takes too long is given up.
 */
import { Worker } from 'node:worker_threads'
import { errors } from '@skein/contract'
import type { ErrorCode } from '@skein/contract'
import { Problem } from '@skein/domain/calls/problem'
import * as z from 'zod/mini'
import { VideoFacts } from './rewrite-video.ts'

/** Milliseconds that the rewriting of one video may take: 300 MB take a few seconds. */
const timeLimitMs = 120_000

/** Megabytes of objects the thread may hold. */
const memoryLimit = 256

const isCode = (code: string): code is ErrorCode => Object.hasOwn(errors, code)

/** What the thread says when it is done. */
const Outcome = z.union([
  z.object({ facts: VideoFacts }),
  z.object({ refusal: z.object({ code: z.string(), message: z.string() }) }),
])

/**
 * Checks a video and writes it anew.
 * @param input path of the file as it was sent
 * @param output path to write to
 * @throws Problem `unsupported-media`, `media-unreadable` or `media-too-large`
 */
export function rewriteInWorker(input: string, output: string): Promise<VideoFacts> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('video-worker.ts', import.meta.url), {
      workerData: { input, output },
      resourceLimits: { maxOldGenerationSizeMb: memoryLimit },
      // Nothing of the settings is needed there, and what a hostile file makes the library say belongs into no log.
      env: {},
      stdout: true,
      stderr: true,
    })
    const timer = setTimeout(() => end(new Problem('media-unreadable')), timeLimitMs)
    const end = (outcome: Problem | VideoFacts) => {
      clearTimeout(timer)
      void worker.terminate()
      if (outcome instanceof Error) reject(outcome)
      else resolve(outcome)
    }
    worker.once('message', (message: unknown) => {
      const outcome = Outcome.parse(message)
      if ('facts' in outcome) return end(outcome.facts)
      const { code, message: text } = outcome.refusal
      return end(isCode(code) ? new Problem(code, { message: text }) : new Problem('media-unreadable'))
    })
    // Out of memory, or an error that the thread did not expect: the file is to blame, not the server.
    worker.once('error', () => end(new Problem('media-unreadable')))
    worker.once('exit', () => end(new Problem('media-unreadable')))
  })
}
