import { useEffect, useRef, type Dispatch } from 'react'
import { ApiError, upload } from '@skein/data'
import { isWhole } from '../media/crop.ts'
import { cutOut, posterOf } from '../media/draw.ts'
import type { MediaItem, Refusal } from '../machine/composition.ts'
import type { ComposerEvent } from '../machine/events.ts'

/** What the server says of a file that it will never take; everything else may go better the next time. */
const refusals: Record<string, Refusal> = {
  'unsupported-media': 'unsupported',
  'media-unreadable': 'unreadable',
  'media-too-large': 'too-large',
  'body-too-large': 'too-large',
}

const refusalOf = (error: unknown): Refusal | undefined =>
  error instanceof ApiError && error.code !== undefined ? refusals[error.code] : undefined

/** The address of a still picture for a video; null where there is none: a video without one is still a video. */
async function uploadPoster(file: Blob, signal: AbortSignal): Promise<string | null> {
  try {
    const poster = await posterOf(file)
    return poster === undefined ? null : (await upload(poster, { kind: 'image', signal })).url
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof ApiError && error.status === 401) throw error
    return null
  }
}

async function send(item: MediaItem, signal: AbortSignal, onProgress: (sent: number, total: number) => void) {
  const told = { signal, onProgress }
  if (item.kind === 'video') {
    return upload(item.file, { kind: 'video', poster: await uploadPoster(item.file, signal), ...told })
  }
  const picture = item.crop === null || isWhole(item.crop) ? item.file : await cutOut(item.file, item.crop)
  signal.throwIfAborted()
  return upload(picture, { kind: 'image', ...told })
}

type Job = { run: number; controller: AbortController }

/**
 * Sends what waits to be sent, in the background: begins with each new file, crop and retry, and gives up what was removed, cancelled
 * or replaced. Leaving gives everything up; the files are in the draft.
 * @param onFailed told of a failure that can be tried again.
 */
export function useUploads(
  media: readonly MediaItem[],
  dispatch: Dispatch<ComposerEvent>,
  onFailed: (item: MediaItem) => void,
): void {
  const jobs = useRef(new Map<string, Job>())
  const tellFailure = useRef(onFailed)
  useEffect(() => {
    tellFailure.current = onFailed
  })

  useEffect(() => {
    const begin = async (item: MediaItem) => {
      const { id, run } = item
      const controller = new AbortController()
      jobs.current.set(id, { run, controller })
      try {
        const { url } = await send(item, controller.signal, (sent, total) => {
          dispatch({ type: 'upload-advanced', id, run, done: total > 0 ? sent / total : 0 })
        })
        dispatch({ type: 'upload-finished', id, run, url, at: Date.now() })
      } catch (error) {
        if (controller.signal.aborted) return
        const why = refusalOf(error)
        dispatch({ type: 'upload-failed', id, run, why })
        if (why === undefined) tellFailure.current(item)
      }
    }
    const wanted = new Map(
      media.filter(({ upload: { status } }) => status === 'uploading').map((item) => [item.id, item]),
    )
    for (const [id, job] of jobs.current) {
      if (wanted.get(id)?.run === job.run) continue
      job.controller.abort()
      jobs.current.delete(id)
    }
    for (const item of wanted.values()) if (!jobs.current.has(item.id)) void begin(item)
  }, [media, dispatch])

  useEffect(() => {
    const running = jobs.current
    return () => {
      for (const { controller } of running.values()) controller.abort()
      running.clear()
    }
  }, [])
}
