/** What a review does to a finished video. Everything heavy is loaded when it is first asked for. */
import type { FinishedTake } from './recorder.driver.ts'

/**
 * The part of a video between two moments, in milliseconds, as a file of its own. It is encoded again (WebCodecs), since
 * nothing outside of the cut may stay in it.
 * @throws when the browser cannot encode the file, or `endMs` is not after `startMs`
 */
export async function trimRecording(blob: Blob, startMs: number, endMs: number): Promise<FinishedTake> {
  if (!(endMs > startMs)) throw new RangeError('The end of a cut lies after its start')
  const { cut } = await import('./cut.ts')
  return cut(blob, startMs, endMs)
}

/**
 * The picture at a moment of a video, as a JPEG for a cover or a strip of pictures. `width` in pixels; the video's own
 * by default.
 * @throws when the browser cannot read the video
 */
export async function coverAt(blob: Blob, ms: number, width?: number): Promise<Blob> {
  const video = document.createElement('video')
  const url = URL.createObjectURL(blob)
  try {
    await new Promise<void>((resolve, reject) => {
      video.addEventListener('seeked', () => resolve(), { once: true })
      video.addEventListener('error', () => reject(new Error(video.error?.message ?? 'Unreadable')), { once: true })
      Object.assign(video, { muted: true, playsInline: true, preload: 'auto', src: url, currentTime: ms / 1000 })
    })
    const canvas = document.createElement('canvas')
    canvas.width = width ?? video.videoWidth
    canvas.height = Math.round((canvas.width * video.videoHeight) / video.videoWidth)
    canvas.getContext('2d')?.drawImage(video, 0, 0, canvas.width, canvas.height)
    const cover = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.9))
    if (!cover) throw new Error('Unreadable')
    return cover
  } finally {
    URL.revokeObjectURL(url)
    video.removeAttribute('src')
    video.load()
  }
}
