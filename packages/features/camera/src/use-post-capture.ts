import { useEffect, useRef, useState } from 'react'
import {
  ApiError,
  createCapturePost,
  serverMessageOf,
  useCreatePost,
  type Capture,
  type CapturePost,
  type CaptureWords,
} from '@skein/data'
import { toast } from '@skein/design-system'
import { coverAt, trimRecording } from '@skein/design-system/clip'
import { useMessages } from '@skein/i18n'
import type { Post } from '@skein/contract'
import type { StudioPost, StudioUpload } from './studio/studio.types.ts'

/** Where a capture is on its way. */
type Progress =
  | { status: 'idle' }
  /** It is being cut, or the post is being written: no bytes to count. */
  | { status: 'preparing' | 'posting' }
  | { status: 'uploading' | 'failed'; loaded: number; total: number; kind: Capture['kind'] }

/** The widest a cover is made: the server keeps no wider one. */
const coverWidth = 1280

/** The browser gave up cutting: another try fails as well, so the member is told what to do instead. */
class TrimError extends Error {}

/** The file that is posted: cut where the member trimmed it, with the picture that they chose. */
async function prepare({ capture, trim, coverAt: at }: StudioPost): Promise<Capture> {
  if (capture.kind === 'photo') return { kind: 'photo', file: capture.blob }
  const take = trim
    ? await trimRecording(capture.blob, trim.from, trim.to).catch((cause: unknown) => {
        throw new TrimError('The video could not be cut', { cause })
      })
    : capture
  const moment = Math.max(0, Math.min((at ?? 0) - (trim?.from ?? 0), take.durationMs))
  // A browser that cannot draw it leaves it to the server.
  const cover = await coverAt(take.blob, moment, Math.min(coverWidth, take.width)).catch(() => null)
  return { kind: 'video', file: take.blob, cover }
}

/** What makes another file of the same capture. */
const keyOf = ({ capture, trim, coverAt: at }: StudioPost) =>
  [capture.url, trim?.from ?? 0, trim?.to ?? 0, at ?? 0].join(' ')

/** The server has lost the files, or they belong to another post. */
const isForgotten = (error: unknown) =>
  error instanceof ApiError && Object.keys(error.fields).some((field) => /^(videoUrl|imageUrl|images)/.test(field))

/**
 * Uploads and posts what the camera made, with the toasts of specification §8. A failure loses nothing: pressing again goes on where it
 * stopped, and sends no byte twice.
 */
export function usePostCapture(onPosted: (post: Post) => void, onSignedOut: () => void) {
  const m = useMessages('camera')
  const { mutateAsync: create } = useCreatePost()
  const [progress, setProgress] = useState<Progress>({ status: 'idle' })
  const way = useRef<{ key: string; post: CapturePost; kind: Capture['kind'] }>(undefined)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const fail = (title: string, description: string) => toast({ title, description, tone: 'danger' })
  const failUpload = (kind: Capture['kind']) =>
    kind === 'video' ? fail(m.uploadErrorTitle(), m.uploadErrorText()) : fail(m.shareFailedTitle(), m.shareFailedText())

  /** @returns the way of this very file, made once */
  async function wayOf(made: StudioPost) {
    const key = keyOf(made)
    if (way.current?.key !== key) {
      const capture = await prepare(made)
      way.current = { key, post: createCapturePost(capture), kind: capture.kind }
    }
    return way.current
  }

  /** Uploads what is not there yet. @returns whether all of it is */
  async function send({ post, kind }: { post: CapturePost; kind: Capture['kind'] }, signal: AbortSignal) {
    let [loaded, total] = [0, 0]
    try {
      await post.send({
        signal,
        onProgress: (sent, all) => {
          ;[loaded, total] = [sent, all]
          setProgress({ status: 'uploading', loaded, total, kind })
        },
      })
      return true
    } catch (error) {
      if (signal.aborted) {
        setProgress({ status: 'idle' })
        return false
      }
      setProgress({ status: 'failed', loaded, total, kind })
      if (error instanceof ApiError && error.status === 401) onSignedOut()
      else failUpload(kind)
      return false
    }
  }

  async function run(made: StudioPost, words: CaptureWords) {
    const controller = new AbortController()
    running.current = controller
    setProgress({ status: 'preparing' })
    let own: Awaited<ReturnType<typeof wayOf>>
    try {
      own = await wayOf(made)
    } catch (error) {
      setProgress({ status: 'idle' })
      if (error instanceof TrimError) fail(m.trimFailedTitle(), m.trimFailedText())
      else failUpload(made.capture.kind)
      return
    }
    if (!(await send(own, controller.signal)) || controller.signal.aborted) return
    setProgress({ status: 'posting' })
    try {
      const post = await create(own.post.bodyOf(words))
      const isShort = words.type === 'video' || words.type === 'reel'
      toast(
        isShort ? { title: m.videoUploadedTitle(), description: m.videoUploadedText() } : { title: m.postedTitle() },
      )
      onPosted(post)
    } catch (error) {
      setProgress({ status: 'idle' })
      if (isForgotten(error)) own.post.forget()
      if (error instanceof ApiError && error.status === 401) onSignedOut()
      else fail(m.postFailedTitle(), serverMessageOf(error) ?? m.postFailedText())
    }
  }

  const upload: StudioUpload | undefined =
    progress.status === 'uploading' || progress.status === 'failed'
      ? {
          loaded: progress.loaded,
          total: progress.total,
          failed: progress.status === 'failed',
          ...(progress.kind === 'photo' && { reason: m.shareFailedText() }),
        }
      : undefined

  return {
    isPosting: progress.status === 'preparing' || progress.status === 'posting',
    upload,
    post: (made: StudioPost, words: CaptureWords) => void run(made, words),
    cancel: () => running.current?.abort(),
    /** Another capture stands there now. */
    reset: () => {
      running.current?.abort()
      way.current = undefined
      setProgress({ status: 'idle' })
    },
  }
}
