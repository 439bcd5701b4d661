/** What a review does to a finished video. Everything heavy is loaded when it is first asked for. */
import type { FinishedTake } from './recorder.driver.ts'

/**
 * The part of a video between two moments, in milliseconds, as a file of its own. It is encoded again (WebCodecs), since
 * nothing outside of the cut may stay in it.
 * @throws when the browser cannot encode the file, `endMs` is not after `startMs`, or the application has no `mediabunny`
 */
export async function trimRecording(blob: Blob, startMs: number, endMs: number): Promise<FinishedTake> {
  if (!(endMs > startMs)) throw new RangeError('The end of a cut lies after its start')
  const { cut } = await import('./cut.ts')
  return cut(blob, startMs, endMs)
}

/**
 * Whether this browser can cut this video: it takes an encoder for each of its tracks, and there are browsers without one for
 * sound, or without any. Ask before you offer it; nothing is loaded where the answer is plain.
 */
export async function canTrim(blob: Blob): Promise<boolean> {
  if (typeof VideoDecoder === 'undefined' || typeof VideoEncoder === 'undefined') return false
  try {
    const { canCut } = await import('./cut.ts')
    return await canCut(blob)
  } catch {
    // It could not be fetched, or the application has no `mediabunny`: what cannot be done is not offered.
    return false
  }
}

/**
 * The picture at a moment of a video, as a JPEG for a cover or a strip of pictures. `width` in pixels; the video's own
 * by default.
 * @throws when the browser cannot read the video
 */
export async function coverAt(blob: Blob, ms: number, width?: number): Promise<Blob> {
  const { cover } = await import('./cover.ts')
  return cover(blob, ms, width)
}

/**
 * A recording that broke off, such as the seconds that a crashed tab had kept, as a file with a duration that can be wound.
 * @throws when nothing of it can be read, or the application has no `mediabunny`
 */
export async function repairRecording(blob: Blob): Promise<FinishedTake> {
  const { makeSeekable } = await import('./seekable.ts')
  const mimeType = blob.type.split(';')[0] ?? blob.type
  return makeSeekable({ blob, mimeType, durationMs: 0, width: 0, height: 0 })
}
