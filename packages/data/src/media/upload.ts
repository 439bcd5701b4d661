/** Uploads that survive a lost connection: the file is announced, then sent in parts, each of which the server acknowledges. */
import type { Call, UploadedImage, UploadedVideo } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { ApiError } from '../client/api-error.ts'
import { call } from '../client/call.ts'
import { sendPart } from './send-part.ts'

type Told = {
  signal?: AbortSignal
  /** Bytes that have left this browser, never fewer than said before, and bytes in all. */
  onProgress?: (sent: number, total: number) => void
  /** The id of an upload of the same file that was given up before: what arrived then is not sent again. */
  resume?: string | undefined
  /** Told the id under which the upload goes on, for `resume`. */
  onBegun?: (id: string) => void
}

/** What is uploaded. `poster`: the address of an uploaded image to show before a video plays. */
export type UploadOptions = Told & ({ kind: 'image' } | { kind: 'video'; poster?: string | null })

type Upload = Call<'getUpload'>['answer']
type Result = NonNullable<Upload['result']>

/** How often a part is tried, and the milliseconds between the tries. */
const tries = 3
const pausesMs = [1000, 3000]

/** Whether trying again may help: no answer at all, too busy, or a failure on the other side. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 0 || error.status === 408 || error.status === 429 || error.status >= 500)

/** Resolves after `ms` or, without a time, once the browser is online. @throws the abort */
function wait(ms: number | 'online', signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = ms === 'online' ? undefined : setTimeout(done, ms)
    if (ms === 'online') addEventListener('online', done)
    signal?.addEventListener('abort', stop)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', done)
      signal?.removeEventListener('abort', stop)
    }
    function done() {
      end()
      resolve()
    }
    function stop() {
      end()
      reject(signal?.reason instanceof Error ? signal.reason : new DOMException('Aborted', 'AbortError'))
    }
  })
}

/** Counts the tries since something last went well, and waits between them; being offline does not count. */
function patience(signal: AbortSignal | undefined) {
  let failed = 0
  return {
    wentWell: () => void (failed = 0),
    /** @throws what went wrong, when trying again is of no use or has been tried enough */
    async afterFailure(error: unknown): Promise<void> {
      signal?.throwIfAborted()
      if (!isPassing(error)) throw error
      if (!navigator.onLine) {
        await wait('online', signal)
        return
      }
      failed += 1
      if (failed >= tries) throw error
      await wait(pausesMs[failed - 1] ?? 0, signal)
    },
  }
}

/** The upload that was given up, where the server still has it. */
async function begunBefore({ kind, signal, resume }: UploadOptions, size: number): Promise<Upload | undefined> {
  if (resume === undefined) return undefined
  const trying = patience(signal)
  for (;;) {
    try {
      const found = await call('getUpload', { params: { id: resume }, signal })
      return found.kind === kind && found.size === size ? found : undefined
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return undefined
      await trying.afterFailure(error)
    }
  }
}

async function start(options: UploadOptions, size: number): Promise<Upload> {
  const { kind, signal } = options
  const before = await begunBefore(options, size)
  if (before) return before
  const poster = options.kind === 'video' ? (options.poster ?? null) : null
  const body = { kind, size, ...(poster === null ? {} : { poster }) }
  const trying = patience(signal)
  // Announced again because the answer was lost, it is the same upload.
  const headers = { 'Idempotency-Key': crypto.randomUUID() }
  for (;;) {
    try {
      return await call('startUpload', { body, headers, signal })
    } catch (error) {
      await trying.afterFailure(error)
    }
  }
}

/** Sends what the server does not have yet, part by part, until it answers with the result. */
async function send(file: Blob, begun: Upload, { signal, onProgress }: Told): Promise<Result> {
  const { id } = begun
  let upload = begun
  let most = 0
  const tell = (sent: number) => {
    most = Math.max(most, Math.min(sent, file.size))
    onProgress?.(most, file.size)
  }
  // After a failure only the server knows what arrived: it is asked before anything is sent again.
  let isSure = true
  const trying = patience(signal)
  tell(upload.received)
  for (;;) {
    try {
      if (!isSure) {
        upload = await call('getUpload', { params: { id }, signal })
        isSure = true
        tell(upload.received)
      }
      if (upload.result !== null) return upload.result
      const from = upload.received
      // With everything there but no result, an empty part asks for it: the server answers when it has read the file.
      const part = file.slice(from, from + limits.upload.partBytes)
      const answer = await sendPart(id, from, part, (sent) => tell(from + sent), signal)
      if (answer.received <= from && answer.result === null) throw new ApiError(0, 'Nothing of the part arrived.')
      trying.wentWell()
      upload = answer
      tell(upload.received)
    } catch (error) {
      isSure = false
      // A part that does not continue what arrived (409) was counted wrong here: the server's count puts it right.
      const isOffset = error instanceof ApiError && error.code === 'upload-offset'
      await trying.afterFailure(isOffset ? new ApiError(0, error.message, { cause: error }) : error)
    }
  }
}

const isVideo = (result: Result): result is UploadedVideo => 'duration' in result

export function upload(file: Blob, options: Told & { kind: 'image' }): Promise<UploadedImage>
export function upload(file: Blob, options: Told & { kind: 'video'; poster?: string | null }): Promise<UploadedVideo>
export function upload(file: Blob, options: UploadOptions): Promise<UploadedImage | UploadedVideo>
/**
 * Uploads a picture or a video in parts of `limits.upload.partBytes`. A part is tried three times, after asking how much arrived, so that
 * nothing is sent twice; without a network it waits for one.
 * @throws ApiError with the server's code and message; the abort, after which the server is told to drop what it has
 */
export async function upload(file: Blob, options: UploadOptions): Promise<UploadedImage | UploadedVideo> {
  const begun = await start(options, file.size)
  options.onBegun?.(begun.id)
  let result: Result
  try {
    result = await send(file, begun, options)
  } catch (error) {
    if (options.signal?.aborted) void call('cancelUpload', { params: { id: begun.id } }).catch(() => undefined)
    throw error
  }
  if (isVideo(result) !== (options.kind === 'video'))
    throw new ApiError(0, 'The server answered with another kind of file.')
  return result
}
