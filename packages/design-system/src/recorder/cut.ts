/** Cuts a finished video; loaded when it is first asked for, since it brings decoders and encoders with it. */
import type * as Media from 'mediabunny'
import type { FinishedTake } from './recorder.driver.ts'

/**
 * The optional peer, and of it only what is named: a bundler leaves out the rest, and without it still builds. Asked for
 * in each function: a module that waits at its top would split what an application loads first into more files.
 */
async function load() {
  try {
    const { BlobSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output, WEBM, WebMOutputFormat } =
      await import('mediabunny')
    return { BlobSource, BufferTarget, Conversion, Input, MP4, Mp4OutputFormat, Output, WEBM, WebMOutputFormat }
  } catch (cause) {
    throw new Error('Videos are written by `mediabunny`, which could not be loaded: npm install mediabunny', { cause })
  }
}

const typeOf = (blob: Blob) => blob.type.split(';')[0] ?? blob.type

/** What a cut takes, made ready; nothing is encoded yet. @throws where a track cannot be encoded */
async function prepare(
  input: Media.Input,
  target: Media.BufferTarget,
  mimeType: string,
  trim: { start: number; end: number },
) {
  const { Conversion, Mp4OutputFormat, Output, WebMOutputFormat } = await load()
  const conversion = await Conversion.init({
    input,
    output: new Output({
      format: mimeType === 'video/mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
      target,
    }),
    trim,
    // Copied packets reach back to the last key picture. What lies outside of the cut is what the member does not want to
    // show, so none of it may stay in.
    copy: false,
  })
  if (!conversion.isValid || conversion.discardedTracks.length > 0) throw new Error('A track cannot be kept')
  return conversion
}

/** See `canTrim` in trim.ts. */
export async function canCut(blob: Blob): Promise<boolean> {
  const { BlobSource, BufferTarget, Input, MP4, WEBM } = await load()
  const input = new Input({ source: new BlobSource(blob), formats: [WEBM, MP4] })
  try {
    if (typeof AudioEncoder === 'undefined' && (await input.getPrimaryAudioTrack())) return false
    await prepare(input, new BufferTarget(), typeOf(blob), { start: 0, end: await input.computeDuration() })
    return true
  } catch {
    return false
  } finally {
    input.dispose()
  }
}

/** See `trimRecording` in trim.ts. */
export async function cut(blob: Blob, startMs: number, endMs: number): Promise<FinishedTake> {
  const { BlobSource, BufferTarget, Input, MP4, WEBM } = await load()
  const mimeType = typeOf(blob)
  const target = new BufferTarget()
  const input = new Input({ source: new BlobSource(blob), formats: [WEBM, MP4] })
  try {
    const conversion = await prepare(input, target, mimeType, { start: startMs / 1000, end: endMs / 1000 })
    await conversion.execute()
  } finally {
    input.dispose()
  }
  if (!target.buffer) throw new Error('Nothing was written')
  return describe(new Blob([target.buffer], { type: mimeType }))
}

async function describe(blob: Blob): Promise<FinishedTake> {
  const { BlobSource, Input, MP4, WEBM } = await load()
  const input = new Input({ source: new BlobSource(blob), formats: [WEBM, MP4] })
  try {
    const video = await input.getPrimaryVideoTrack()
    if (!video) throw new Error('No picture was written')
    return {
      blob,
      mimeType: blob.type,
      durationMs: Math.round((await input.computeDuration()) * 1000),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
    }
  } finally {
    input.dispose()
  }
}
