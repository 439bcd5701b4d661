/** Mends the file a browser recorded. Loaded when a recording ends: mediabunny (MPL-2.0, unmodified) is not small. */
import type * as Media from 'mediabunny'
import type { FinishedTake } from './recorder.driver.ts'

/**
 * The optional peer, and of it only what is named: a bundler leaves out the rest, and without it still builds. Asked for
 * in each function: a module that waits at its top would split what an application loads first into more files.
 */
async function load() {
  try {
    const {
      BlobSource,
      BufferTarget,
      EncodedAudioPacketSource,
      EncodedPacketSink,
      EncodedVideoPacketSource,
      Input,
      MP4,
      Mp4OutputFormat,
      Output,
      WEBM,
      WebMOutputFormat,
    } = await import('mediabunny')
    return {
      BlobSource,
      BufferTarget,
      EncodedAudioPacketSource,
      EncodedPacketSink,
      EncodedVideoPacketSource,
      Input,
      MP4,
      Mp4OutputFormat,
      Output,
      WEBM,
      WebMOutputFormat,
    }
  } catch (cause) {
    throw new Error('Videos are written by `mediabunny`, which could not be loaded: npm install mediabunny', { cause })
  }
}

/** One track of the file, to be poured from the old one into the new one. */
interface Pour {
  readonly sink: Media.EncodedPacketSink
  /** Seconds. */
  readonly from: number
  readonly add: (packet: Media.EncodedPacket, first: boolean) => Promise<void>
}

async function pourVideo(track: Media.InputVideoTrack, output: Media.Output): Promise<Pour> {
  const { EncodedPacketSink, EncodedVideoPacketSource } = await load()
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig) throw new Error('The picture cannot be read')
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, { rotation: await track.getRotation() })
  return {
    sink: new EncodedPacketSink(track),
    from: await track.getFirstTimestamp(),
    add: (packet, first) => source.add(packet, first ? { decoderConfig } : undefined),
  }
}

async function pourAudio(track: Media.InputAudioTrack, output: Media.Output): Promise<Pour> {
  const { EncodedAudioPacketSource, EncodedPacketSink } = await load()
  const codec = await track.getCodec()
  const decoderConfig = await track.getDecoderConfig()
  if (!codec || !decoderConfig) throw new Error('The sound cannot be read')
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source)
  return {
    sink: new EncodedPacketSink(track),
    from: await track.getFirstTimestamp(),
    add: (packet, first) => source.add(packet, first ? { decoderConfig } : undefined),
  }
}

/** Copies pictures and sound as they are into a file that has a duration and can be wound. Nothing is encoded again. */
export async function makeSeekable(take: FinishedTake): Promise<FinishedTake> {
  const { BlobSource, BufferTarget, Input, MP4, Mp4OutputFormat, Output, WEBM, WebMOutputFormat } = await load()
  const input = new Input({ source: new BlobSource(take.blob), formats: [WEBM, MP4] })
  const target = new BufferTarget()
  const output = new Output({
    format: take.mimeType === 'video/mp4' ? new Mp4OutputFormat() : new WebMOutputFormat(),
    target,
  })
  try {
    const video = await input.getPrimaryVideoTrack()
    const audio = await input.getPrimaryAudioTrack()
    if (!video) throw new Error('There is no picture')
    const pours = [await pourVideo(video, output), ...(audio ? [await pourAudio(audio, output)] : [])]
    // Browsers start a file late by as much as the first picture took; together, so that lips and voice stay together.
    const from = Math.min(...pours.map((pour) => pour.from))
    let end = 0
    await output.start()
    await Promise.all(
      pours.map(async ({ sink, add }) => {
        let first = true
        for await (const packet of sink.packets()) {
          const moved = packet.clone({ timestamp: packet.timestamp - from })
          end = Math.max(end, moved.timestamp + moved.duration)
          await add(moved, first)
          first = false
        }
      }),
    )
    await output.finalize()
    if (!target.buffer) throw new Error('Nothing was written')
    return {
      ...take,
      blob: new Blob([target.buffer], { type: take.mimeType }),
      durationMs: Math.round(end * 1000),
      width: await video.getDisplayWidth(),
      height: await video.getDisplayHeight(),
    }
  } finally {
    input.dispose()
  }
}
