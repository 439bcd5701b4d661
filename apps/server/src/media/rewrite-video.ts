/**
 * Videos of members: checked, and written anew as they are coded. Only the packets of one picture and one sound track are carried over,
 * so nothing else a file may hold (places, names, subtitles, timed measurements) comes along; nothing is decoded or coded again.
 */
import { limits } from '@skein/contract/limits'
import { Problem } from '@skein/domain/calls/problem'
import {
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  QTFF,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import type { AudioCodec, EncodedPacket, InputAudioTrack, InputVideoTrack, VideoCodec } from 'mediabunny'
import * as z from 'zod/mini'
import { withoutUserData } from './avc-user-data.ts'
import { videoKind } from './file-kind.ts'
import type { VideoKind } from './file-kind.ts'
import { headOf } from './file-head.ts'
import { stillOf } from './key-frame-still.ts'
import { withoutComments } from './vorbis-comments.ts'

/** What was found out about a video. Sizes in pixels as it is shown; duration in seconds. */
export const VideoFacts = z.object({
  container: z.enum(['webm', 'mp4']),
  width: z.number(),
  height: z.number(),
  duration: z.number(),
  /** Such as `vp9,opus`. */
  codecs: z.string(),
  /** Clockwise, in degrees. */
  rotation: z.number(),
  /** A frame as a picture file, where no decoder for videos is needed to read it. Not turned. */
  still: z.nullable(z.instanceof(Uint8Array)),
})
export type VideoFacts = z.infer<typeof VideoFacts>

const videoCodecs: Record<VideoKind, VideoCodec[]> = { webm: ['vp8', 'vp9', 'av1'], mp4: ['avc', 'vp9', 'av1'] }
const audioCodecs: Record<VideoKind, AudioCodec[]> = { webm: ['opus', 'vorbis'], mp4: ['aac', 'opus'] }

/** A still is taken from the first key frame at about this second: the very first is often black. */
const stillAt = 1

/** Packets of one track a second, on the whole and at most: a camera makes up to 240 pictures, a recorder 100 pieces of sound. */
const maxPacketRate = 250

type Sound = { track: InputAudioTrack; codec: AudioCodec }
type Seen = { track: InputVideoTrack; codec: VideoCodec }

async function tracksOf(input: Input, kind: VideoKind): Promise<{ video: Seen; audio: Sound | undefined }> {
  // A file of which not even a list of tracks is left is damaged; one without pictures is another kind of file.
  if ((await input.getTracks()).length === 0) throw new Problem('media-unreadable')
  const track = await input.getPrimaryVideoTrack()
  const codec = await track?.getCodec()
  if (!track || !codec || !videoCodecs[kind].includes(codec)) throw new Problem('unsupported-media')
  const sound = await input.getPrimaryAudioTrack()
  if (!sound) return { video: { track, codec }, audio: undefined }
  const audioCodec = await sound.getCodec()
  if (!audioCodec || !audioCodecs[kind].includes(audioCodec)) throw new Problem('unsupported-media')
  return { video: { track, codec }, audio: { track: sound, codec: audioCodec } }
}

async function sizeOf(track: InputVideoTrack): Promise<{ width: number; height: number }> {
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  const coded = (await track.getCodedWidth()) * (await track.getCodedHeight())
  if (!(width > 0 && height > 0 && coded > 0)) throw new Problem('media-unreadable')
  if (Math.max(width * height, coded) > limits.video.maxPixels) throw new Problem('media-too-large')
  return { width: Math.round(width), height: Math.round(height) }
}

const refuseLength = (seconds: number) => {
  if (seconds > limits.video.maxSeconds)
    throw new Problem('media-too-large', { message: 'A video can be up to 10 minutes long.' })
}

/** How many packets a track has: the table in front of an MP4 is made as large as they need. */
async function countPackets(sink: EncodedPacketSink): Promise<number> {
  let count = 0
  for await (const { timestamp } of sink.packets(undefined, undefined, { metadataOnly: true })) {
    count += 1
    // A table may claim any number of packets; what cannot be a video is given up early.
    refuseLength(timestamp)
    if (count > limits.video.maxSeconds * maxPacketRate) throw new Problem('media-too-large')
  }
  return count
}

/** Hands out the packets of a track in order, each with an end: the last one of a live recording has none of its own. */
async function* timed(packets: AsyncIterable<EncodedPacket>): AsyncGenerator<{ packet: EncodedPacket; end: number }> {
  let earlier = 0
  let step = 0
  for await (const packet of packets) {
    if (packet.timestamp > earlier) step = packet.timestamp - earlier
    earlier = packet.timestamp
    yield { packet, end: packet.timestamp + (packet.duration > 0 ? packet.duration : step) }
  }
}

/** One of the two streams of packets that are woven into one file. */
type Strand = {
  packets: AsyncGenerator<{ packet: EncodedPacket; end: number }>
  write: (packet: EncodedPacket) => Promise<void>
  close: () => void
}

/** Writes the strands in the order of their times. @returns when the last packet ends, in seconds of the file as it was */
async function weave(strands: Strand[], offset: number): Promise<number> {
  const open: { strand: Strand; head: { packet: EncodedPacket; end: number } }[] = []
  let last = 0
  const advance = async (strand: Strand) => {
    const { value, done } = await strand.packets.next()
    if (done) strand.close()
    else open.push({ strand, head: value })
  }
  for (const strand of strands) await advance(strand)
  while (open.length > 0) {
    open.sort((a, b) => a.head.packet.timestamp - b.head.packet.timestamp)
    const next = open.shift()
    if (!next) break
    const { packet, end } = next.head
    last = Math.max(last, end)
    refuseLength(last + offset)
    await next.strand.write(packet.clone({ timestamp: packet.timestamp + offset, duration: end - packet.timestamp }))
    await advance(next.strand)
  }
  return last
}

async function videoStrand({ track, codec }: Seen, output: Output, count: number | undefined): Promise<Strand> {
  const sink = new EncodedPacketSink(track)
  const first = await sink.getFirstKeyPacket({ verifyKeyPackets: true })
  const decoderConfig = await track.getDecoderConfig()
  if (!first || !decoderConfig) throw new Problem('media-unreadable')
  const source = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(source, {
    rotation: await track.getRotation(),
    ...(count !== undefined && { maximumPacketCount: count }),
  })
  let newest = -Infinity
  return {
    packets: timed(sink.packets(first, undefined, { verifyKeyPackets: true })),
    async write(packet) {
      // A key frame that is shown before frames already written is not one to seek to.
      const type = packet.type === 'key' && packet.timestamp < newest ? 'delta' : packet.type
      newest = Math.max(newest, packet.timestamp)
      const data = codec === 'avc' ? withoutUserData(packet.data, decoderConfig.description) : packet.data
      await source.add(packet.clone({ data, type, sideData: {} }), { decoderConfig })
    },
    close: () => source.close(),
  }
}

async function audioStrand({ track, codec }: Sound, output: Output, count: number | undefined): Promise<Strand> {
  const config = await track.getDecoderConfig()
  if (!config) throw new Problem('media-unreadable')
  const decoderConfig = codec === 'vorbis' ? { ...config, description: withoutComments(config.description) } : config
  const source = new EncodedAudioPacketSource(codec)
  output.addAudioTrack(source, count === undefined ? {} : { maximumPacketCount: count })
  return {
    packets: timed(new EncodedPacketSink(track).packets()),
    write: (packet) => source.add(packet.clone({ sideData: {} }), { decoderConfig }),
    close: () => source.close(),
  }
}

/** Turns what the library throws about a file into a refusal; it has the right first bytes, so it is damaged. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('media-unreadable')
  }
}

/**
 * Checks a video and writes it anew, ready to be played from any point: an MP4 with its table in front, a WebM with cues.
 * @param path of the file as it was sent
 * @param target path to write to
 * @throws Problem `unsupported-media`, `media-unreadable` or `media-too-large`
 */
export async function rewriteVideo(path: string, target: string): Promise<VideoFacts> {
  const kind = videoKind(await headOf(path))
  if (kind === undefined) throw new Problem('unsupported-media')
  return readable(async () => {
    using input = new Input({
      source: new FilePathSource(path, { handleUnhandledError: () => {} }),
      formats: kind === 'webm' ? [WEBM] : [MP4, QTFF],
    })
    const { video, audio } = await tracksOf(input, kind)
    const size = await sizeOf(video.track)
    const tracks = audio ? [video.track, audio.track] : [video.track]

    const counts =
      kind === 'mp4' ? await Promise.all(tracks.map((track) => countPackets(new EncodedPacketSink(track)))) : []
    const output = new Output({
      format: kind === 'mp4' ? new Mp4OutputFormat({ fastStart: 'reserve' }) : new WebMOutputFormat(),
      target: new FilePathTarget(target),
    })
    try {
      const strands = [await videoStrand(video, output, counts[0])]
      if (audio) strands.push(await audioStrand(audio, output, counts[1]))
      const start = await input.getFirstTimestamp(tracks)
      // What an MP4 has before zero is not shown (the lead-in of a coder); a WebM knows no time before zero.
      const offset = kind === 'mp4' ? -Math.max(0, start) : -start
      await output.start()
      const end = await weave(strands, offset)
      await output.finalize()
      const sink = new EncodedPacketSink(video.track)
      const config = await video.track.getDecoderConfig()
      const coded = { width: await video.track.getCodedWidth(), height: await video.track.getCodedHeight() }
      const frame = (await sink.getKeyPacket(stillAt - offset)) ?? (await sink.getFirstKeyPacket())
      return {
        container: kind,
        ...size,
        duration: Math.round((end + offset) * 1000) / 1000,
        codecs: [video.codec, ...(audio ? [audio.codec] : [])].join(','),
        rotation: await video.track.getRotation(),
        still: frame && stillOf(video.codec, frame.data, config?.codec ?? '', coded),
      }
    } catch (error) {
      await output.cancel().catch(() => {})
      throw error
    }
  })
}
