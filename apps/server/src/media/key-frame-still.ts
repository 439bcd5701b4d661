/**
 * A still from a video without a decoder of videos: a key frame of VP8 is what a lossy WebP holds, a key frame of AV1 what an AVIF
 * holds. They only need the right box around them; the library of pictures does the rest. Other codecs have no such twin.
 */
import type { VideoCodec } from 'mediabunny'

type Size = { width: number; height: number }

const u16 = (value: number) => [(value >>> 8) & 255, value & 255]
const u32 = (value: number) => [...u16(value >>> 16), ...u16(value & 0xffff)]
const ascii = (text: string) => [...Buffer.from(text, 'latin1')]

/** RIFF container of WebP with one `VP8 ` chunk (RFC 9649). */
function webpOf(frame: Uint8Array): Uint8Array<ArrayBuffer> {
  const padded = frame.length + (frame.length & 1)
  const head = Buffer.alloc(20)
  head.write('RIFF', 0, 'latin1')
  head.writeUInt32LE(12 + padded, 4)
  head.write('WEBPVP8 ', 8, 'latin1')
  head.writeUInt32LE(frame.length, 16)
  return Buffer.concat([head, frame, Buffer.alloc(padded - frame.length)])
}

const box = (type: string, ...content: number[][]): number[] => {
  const flat = content.flat()
  return [...u32(8 + flat.length), ...ascii(type), ...flat]
}
const fullBox = (type: string, version: number, ...content: number[][]): number[] =>
  box(type, [version, 0, 0, 0], ...content)

/** The `av1C` that a codec string such as `av01.0.04M.08` stands for (AV1 in ISOBMFF §2.3.3). */
function configurationOf(codec: string): number[] {
  const [, profile = '0', level = '4', tier = 'M', depth = '8'] = /^av01\.(\d)\.(\d\d)([MH])\.(\d\d)/.exec(codec) ?? []
  const flags =
    (tier === 'H' ? 0x80 : 0) |
    (Number(depth) > 8 ? 0x40 : 0) |
    (depth === '12' ? 0x20 : 0) |
    (profile === '1' ? 0 : 0x0c)
  return [0x81, (Number(profile) << 5) | Number(level), flags, 0]
}

/** HEIF container of AVIF with one item (ISO/IEC 23008-12). */
function avifOf(frame: Uint8Array, codec: string, { width, height }: Size): Uint8Array<ArrayBuffer> {
  const depth = Number(/^av01\.\d\.\d\d[MH]\.(\d\d)/.exec(codec)?.[1] ?? 8)
  const type = box('ftyp', ascii('avif'), u32(0), ascii('avifmif1miaf'))
  const meta = (offset: number) =>
    fullBox(
      'meta',
      0,
      fullBox('hdlr', 0, u32(0), ascii('pict'), u32(0), u32(0), u32(0), [0]),
      fullBox('pitm', 0, u16(1)),
      fullBox('iloc', 0, [0x44, 0], u16(1), u16(1), u16(0), u16(1), u32(offset), u32(frame.length)),
      fullBox('iinf', 0, u16(1), fullBox('infe', 2, u16(1), u16(0), ascii('av01'), [0])),
      box(
        'iprp',
        box(
          'ipco',
          fullBox('ispe', 0, u32(width), u32(height)),
          fullBox('pixi', 0, [3, depth, depth, depth]),
          box('av1C', configurationOf(codec)),
        ),
        fullBox('ipma', 0, u32(1), u16(1), [3, 1, 2, 0x83]),
      ),
    )
  const before = type.length + meta(0).length + 8
  return Buffer.concat([Buffer.from([...type, ...meta(before), ...u32(8 + frame.length), ...ascii('mdat')]), frame])
}

/**
 * A key frame as a picture file.
 * @param codec name of the codec; `parameters` its codec string
 * @param size of the coded frame in pixels
 * @returns nothing where the codec has no twin among pictures
 */
export function stillOf(
  codec: VideoCodec,
  frame: Uint8Array,
  parameters: string,
  size: Size,
): Uint8Array<ArrayBuffer> | null {
  if (codec === 'vp8') return webpOf(frame)
  return codec === 'av1' ? avifOf(frame, parameters, size) : null
}
