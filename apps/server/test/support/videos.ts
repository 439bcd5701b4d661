/**
 * Videos for tests, put together when they are needed. The frames are real ones: VP8 and AV1 come from pictures (a lossy WebP is a key
 * frame of VP8, an AVIF one of AV1), H.264 is written bit by bit, VP9 is a grey square.
 */
import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedVideoPacketSource,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import type { AudioCodec, MetadataTags, Rotation, VideoCodec } from 'mediabunny'
import { scene } from './pictures.ts'

export const videoMarkers = {
  place: 'SKEIN-PLACE+51.5074-000.1278/',
  loci: 'SKEIN-LOCI',
  xmp: 'SKEIN-VIDEO-XMP',
  tag: 'SKEIN-TAG',
  name: 'SKEIN-TRACK-NAME',
  userData: 'SKEIN-SEI-51.5074',
  vorbis: 'SKEIN-VORBIS-PLACE',
} as const

type Frame = { key: Buffer; delta?: Buffer; description?: Buffer; codec: string; width: number; height: number }

async function vp8Frame(width: number, height: number): Promise<Frame> {
  const webp = await scene(width, height).webp({ quality: 60 }).toBuffer()
  const at = webp.indexOf('VP8 ', 12, 'latin1')
  return { key: webp.subarray(at + 8, at + 8 + webp.readUInt32LE(at + 4)), codec: 'vp8', width, height }
}

async function av1Frame(width: number, height: number): Promise<Frame> {
  const avif = await scene(width, height).avif({ quality: 40, effort: 0, chromaSubsampling: '4:2:0' }).toBuffer()
  const data = avif.indexOf('mdat', 0, 'latin1')
  const configuration = avif.indexOf('av1C', 0, 'latin1')
  return {
    key: avif.subarray(data + 4),
    description: avif.subarray(configuration + 4, configuration - 4 + avif.readUInt32BE(configuration - 4)),
    codec: 'av01.0.04M.08',
    width,
    height,
  }
}

const vp9 = (): Frame => ({
  key: Buffer.from(
    '824983425001f001f60638241c183a000020400027bff629844e0d0f61b3b100e8c10faaedb59d283c60ffa64d593c1d9cdc9df318f19c939c3ed3de06e50000',
    'hex',
  ),
  delta: Buffer.from('860040929c28482000037000004340', 'hex'),
  codec: 'vp09.00.10.08',
  width: 32,
  height: 32,
})

/** A row of bits as H.264 writes them: fixed lengths and Exp-Golomb codes (ITU-T H.264 §9.1). */
function bits(...fields: (string | number)[]): Buffer {
  const text = fields
    .map((field) => {
      if (typeof field === 'string') return field
      const code = (field + 1).toString(2)
      return '0'.repeat(code.length - 1) + code
    })
    .join('')
  const padded = text.padEnd(Math.ceil(text.length / 8) * 8, '0')
  return Buffer.from(
    Array.from({ length: padded.length / 8 }, (_, at) => Number.parseInt(padded.slice(at * 8, at * 8 + 8), 2)),
  )
}

const unit = (bytes: Buffer) => Buffer.concat([Buffer.from([0, 0, bytes.length >> 8, bytes.length & 255]), bytes])

/** Free data in the stream itself, as some cameras write it (user data unregistered). */
const supplemental = (text: string) =>
  Buffer.concat([Buffer.from([6, 5, 16 + text.length]), Buffer.alloc(16, 0xab), Buffer.from(text), Buffer.from([0x80])])

/** One macroblock of 16 × 16 pixels without compression, in the Baseline profile. */
function avcFrame(): Frame {
  const sps = Buffer.concat([Buffer.from([0x67, 66, 0xc0, 10]), bits(0, 0, 2, 0, '0', 0, 0, '1', '1', '0', '0', '1')])
  const pps = Buffer.concat([
    Buffer.from([0x68]),
    bits(0, 0, '0', '0', 0, 0, 0, '0', '00', 0, 0, 0, '0', '0', '0', '1'),
  ])
  const slice = Buffer.concat([
    Buffer.from([0x65]),
    bits(0, 7, 0, '0000', 0, '0', '0', 0, 25),
    Buffer.alloc(384, 0x81),
    Buffer.from([0x80]),
  ])
  const description = Buffer.concat([
    Buffer.from([1, 66, 0xc0, 10, 0xff, 0xe1, 0, sps.length]),
    sps,
    Buffer.from([1, 0, pps.length]),
    pps,
  ])
  return {
    key: Buffer.concat([unit(supplemental(videoMarkers.userData)), unit(slice)]),
    description,
    codec: 'avc1.42c00a',
    width: 16,
    height: 16,
  }
}

/** The three headers of a Vorbis track, the middle one with a comment; the tables of the last are not looked at by anybody here. */
function vorbisHeaders(): Buffer {
  const identification = Buffer.concat([
    Buffer.from('\x01vorbis', 'latin1'),
    Buffer.from([0, 0, 0, 0, 1, 0x80, 0xbb, 0, 0]),
    Buffer.alloc(12),
    Buffer.from([0xb8, 1]),
  ])
  const comment = Buffer.from(`LOCATION=${videoMarkers.vorbis}`)
  const comments = Buffer.concat([
    Buffer.from('\x03vorbis', 'latin1'),
    Buffer.alloc(4),
    Buffer.from([1, 0, 0, 0, comment.length, 0, 0, 0]),
    comment,
    Buffer.from([1]),
  ])
  const setup = Buffer.concat([Buffer.from('\x05vorbis', 'latin1'), Buffer.alloc(40, 7)])
  return Buffer.concat([Buffer.from([2, identification.length, comments.length]), identification, comments, setup])
}

const sounds: Record<'opus' | 'aac' | 'vorbis', { packet: Buffer; seconds: number; config: AudioDecoderConfig }> = {
  opus: {
    packet: Buffer.from([0xf8, 0xff, 0xfe]),
    seconds: 0.02,
    config: { codec: 'opus', sampleRate: 48_000, numberOfChannels: 2 },
  },
  aac: {
    packet: Buffer.from([0x21, 0x10, 0x04, 0x60, 0x8c, 0x1c]),
    seconds: 1024 / 44_100,
    config: { codec: 'mp4a.40.2', sampleRate: 44_100, numberOfChannels: 2, description: Buffer.from([0x12, 0x10]) },
  },
  vorbis: {
    packet: Buffer.from([0, 0]),
    seconds: 0.02,
    config: { codec: 'vorbis', sampleRate: 48_000, numberOfChannels: 1, description: vorbisHeaders() },
  },
}

export type Film = {
  container: 'webm' | 'mp4'
  codec: VideoCodec & ('vp8' | 'vp9' | 'av1' | 'avc')
  sound?: AudioCodec & ('opus' | 'aac' | 'vorbis')
  seconds?: number
  width?: number
  height?: number
  rotation?: Rotation
  /** Titles, places and the like. */
  tags?: MetadataTags
  /** As a browser's recorder writes it: no duration, no cues, parts of unknown length. */
  live?: boolean
  /** Frames a second. */
  rate?: number
}

const frameOf = {
  vp8: vp8Frame,
  av1: av1Frame,
  vp9: async () => vp9(),
  avc: async () => avcFrame(),
}

/** Puts a film together. */
export async function film(wanted: Film): Promise<Buffer> {
  const {
    container,
    codec,
    sound,
    seconds = 2,
    width = 160,
    height = 120,
    rotation = 0,
    tags,
    live = false,
    rate = 10,
  } = wanted
  const frame = await frameOf[codec](width, height)
  const target = new BufferTarget()
  const format =
    container === 'webm'
      ? new WebMOutputFormat({ appendOnly: live })
      : new Mp4OutputFormat({ fastStart: live ? 'fragmented' : false })
  const output = new Output({ format, target })
  const pictures = new EncodedVideoPacketSource(codec)
  output.addVideoTrack(pictures, { rotation, name: videoMarkers.name })
  const voice = sound === undefined ? undefined : new EncodedAudioPacketSource(sound)
  if (voice) output.addAudioTrack(voice, { name: videoMarkers.name })
  if (tags) output.setMetadataTags(tags)
  await output.start()
  const decoderConfig = {
    codec: frame.codec,
    codedWidth: frame.width,
    codedHeight: frame.height,
    ...(frame.description && { description: frame.description }),
  }
  const count = Math.round(seconds * rate)
  let spoken = 0
  for (let index = 0; index < count; index += 1) {
    const isKey = index % rate === 0 || frame.delta === undefined
    const data = isKey ? frame.key : (frame.delta ?? frame.key)
    await pictures.add(new EncodedPacket(data, isKey ? 'key' : 'delta', index / rate, 1 / rate), { decoderConfig })
    if (!voice || !sound) continue
    const { packet, seconds: length, config } = sounds[sound]
    for (; spoken < (index + 1) / rate; spoken += length)
      await voice.add(new EncodedPacket(packet, 'key', spoken, length), { decoderConfig: config })
  }
  await output.finalize()
  return Buffer.from(target.buffer ?? new ArrayBuffer(0))
}

const box = (type: string, ...content: Buffer[]): Buffer => {
  const size = Buffer.alloc(4)
  const body = Buffer.concat(content)
  size.writeUInt32BE(8 + body.length)
  return Buffer.concat([size, Buffer.from(type, 'latin1'), body])
}

/** An MP4 of `film` that says where it was taken, in every way that cameras do: `©xyz`, `loci`, XMP, a track name, a free box. */
export function withPlace(mp4: Buffer): Buffer {
  const at = mp4.indexOf('moov', 0, 'latin1') - 4
  const { place, loci, xmp } = videoMarkers
  const text = (words: string) =>
    Buffer.concat([Buffer.from([words.length >> 8, words.length & 255, 0x15, 0xc7]), Buffer.from(words)])
  const udta = box(
    'udta',
    box('\xa9xyz', text(place)),
    box('loci', Buffer.alloc(4), Buffer.from([0x15, 0xc7]), Buffer.from(`${loci}\0`), Buffer.alloc(13)),
    box('XMP_', Buffer.from(xmp)),
  )
  const meta = box(
    'meta',
    Buffer.alloc(4),
    box('hdlr', Buffer.alloc(8), Buffer.from('mdta'), Buffer.alloc(13)),
    box('free', Buffer.from(place)),
  )
  const moov = box('moov', mp4.subarray(at + 8), udta, meta)
  const uuid = box(
    'uuid',
    Buffer.from('be7acfcb97a942e89c71999491e3afac', 'hex'),
    Buffer.from(`<x:xmpmeta>${xmp}</x:xmpmeta>`),
  )
  return Buffer.concat([mp4.subarray(0, at), moov, uuid, box('free', Buffer.from(place))])
}
