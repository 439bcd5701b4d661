/** Pictures for tests, drawn when they are needed: photos with everything a camera writes into them, and files that only look like one. */
import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { Sharp } from 'sharp'

/** What must never come out again, each with its own word. */
export const markers = {
  exif: 'SKEIN-EXIF-OWNER',
  gps: 'SKEIN-GPS-51.5074N',
  xmp: 'SKEIN-XMP-CREATOR',
  iptc: 'SKEIN-IPTC-CITY',
  comment: 'SKEIN-COMMENT',
} as const

export type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif'

const exif = {
  IFD0: { Copyright: markers.exif, Make: markers.exif },
  IFD3: {
    GPSLatitudeRef: 'N',
    GPSLatitude: '51/1 30/1 2664/100',
    GPSLongitudeRef: 'W',
    GPSLongitude: '0/1 7/1 4008/100',
    GPSMapDatum: markers.gps,
  },
}

const xmp = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">
<rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/" dc:creator="${markers.xmp}"/></rdf:RDF></x:xmpmeta>`

/** A soft landscape of colours: nothing in it repeats, as in a photo. */
export function scene(width: number, height: number): Sharp {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs>
    <linearGradient id="sky" x2="0" y2="1"><stop stop-color="#24507a"/><stop offset="1" stop-color="#f2b36b"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#sky)"/><circle cx="30%" cy="30%" r="12%" fill="#fff2c4"/>
    <path d="M0 ${height} L0 ${height * 0.7} L${width * 0.5} ${height * 0.5} L${width} ${height * 0.8} L${width} ${height} Z" fill="#1d3b2a"/></svg>`
  return sharp(Buffer.from(svg)).removeAlpha()
}

const u16 = (value: number) => Buffer.from([value >> 8, value & 255])
const u32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** IPTC-IIM as Photoshop keeps it in a JPEG: the city of dataset 2:90. */
function iptcSegment(): Buffer {
  const city = Buffer.from(markers.iptc)
  const record = Buffer.concat([Buffer.from([0x1c, 2, 90]), u16(city.length), city])
  const resource = Buffer.concat([
    Buffer.from('8BIM'),
    u16(0x0404),
    u16(0),
    u32(record.length),
    record,
    Buffer.alloc(record.length & 1),
  ])
  const content = Buffer.concat([Buffer.from('Photoshop 3.0\0'), resource])
  return Buffer.concat([Buffer.from([0xff, 0xed]), u16(content.length + 2), content])
}

/** A JPEG with more segments right after its start. */
export const withSegments = (jpeg: Buffer, ...segments: Buffer[]): Buffer =>
  Buffer.concat([jpeg.subarray(0, 2), ...segments, jpeg.subarray(2)])

export const jpegComment = (text: string): Buffer =>
  Buffer.concat([Buffer.from([0xff, 0xfe]), u16(text.length + 2), Buffer.from(text, 'latin1')])

export function pngChunk(type: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), content])
  return Buffer.concat([u32(content.length), named, u32(crc32(named))])
}

/** A PNG with more chunks behind its header. */
export const withChunks = (png: Buffer, ...chunks: Buffer[]): Buffer =>
  Buffer.concat([png.subarray(0, 33), ...chunks, png.subarray(33)])

/** A GIF with a comment in front of its first frame. */
export function withGifComment(gif: Buffer, text: string): Buffer {
  const start = 13 + ((gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0)
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), Buffer.from(text, 'latin1'), Buffer.from([0])])
  return Buffer.concat([gif.subarray(0, start), comment, gif.subarray(start)])
}

/** A photo that says who took it and where, in every way its format knows. It is to be turned by 90° clockwise where it can say so. */
export async function photo(format: PhotoFormat, width = 1600, height = 1200): Promise<Buffer> {
  const picture = scene(width, height)
  if (format === 'gif') {
    const gif = await picture.resize(320).gif().toBuffer()
    return withGifComment(withGifComment(gif, markers.comment), markers.gps)
  }
  const tagged = picture
    .withExif(exif)
    .withXmp(xmp)
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .withExifMerge(exif)
  const bytes = await tagged.toFormat(format).toBuffer()
  if (format === 'jpeg') return withSegments(bytes, iptcSegment(), jpegComment(markers.comment))
  if (format !== 'png') return bytes
  const profile = `\niptc\n      ${markers.iptc.length}\n${Buffer.from(markers.iptc).toString('hex')}\n`
  return withChunks(
    bytes,
    pngChunk('tEXt', Buffer.from(`Comment\0${markers.comment}`)),
    pngChunk('tEXt', Buffer.from(`City\0${markers.iptc}`)),
    pngChunk('iTXt', Buffer.from(`XML:com.adobe.xmp\0\0\0\0\0${xmp}`)),
    pngChunk('zTXt', Buffer.concat([Buffer.from('Raw profile type iptc\0\0'), deflateSync(Buffer.from(profile))])),
  )
}

/** A moving GIF or WebP: a square that wanders. */
export async function animation(format: 'gif' | 'webp', frames = 6, side = 120): Promise<Buffer> {
  const pictures = await Promise.all(
    Array.from({ length: frames }, (_, index) =>
      sharp({ create: { width: side, height: side, channels: 3, background: '#dfe7ee' } })
        .composite([
          {
            input: { create: { width: 20, height: 20, channels: 3, background: '#a33' } },
            left: (index * 15) % (side - 20),
            top: 40,
          },
        ])
        .png()
        .toBuffer(),
    ),
  )
  const delay = pictures.map(() => 80)
  const film = sharp(pictures, { join: { animated: true } })
  return (format === 'gif' ? film.gif({ delay }) : film.webp({ delay })).toBuffer()
}

/** A GIF that shows its one frame many times, in hardly more bytes. */
export async function longAnimation(frames: number, side: number): Promise<Buffer> {
  const gif = await sharp({ create: { width: side, height: side, channels: 3, background: '#345' } })
    .gif()
    .toBuffer()
  const start = gif.indexOf(Buffer.from([0x21, 0xf9, 4]))
  const frame = gif.subarray(start, -1)
  return Buffer.concat([gif.subarray(0, start), ...Array.from({ length: frames }, () => frame), gif.subarray(-1)])
}

/** A PNG of a few kilobytes that would unpack to `width` × `height` pixels. */
export function bomb(width: number, height: number): Buffer {
  const header = Buffer.concat([u32(width), u32(height), Buffer.from([1, 0, 0, 0, 0])])
  const rows = deflateSync(Buffer.alloc(Math.min(4_000_000, Math.ceil(width / 8) * height)), { level: 9 })
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** An archive with one stored file, as ZIP. */
export function archive(): Buffer {
  const name = Buffer.from('a.txt')
  const content = Buffer.from('hidden')
  const common = Buffer.concat([
    Buffer.from([20, 0, 0, 0, 0, 0, 0, 0, 0, 0]),
    Buffer.from(u32(crc32(content))).reverse(),
    Buffer.from([content.length, 0, 0, 0, content.length, 0, 0, 0, name.length, 0, 0, 0]),
  ])
  const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, name, content])
  const central = Buffer.concat([Buffer.from('PK\x01\x02\x14\0'), common, Buffer.alloc(14), name])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 0, 'latin1')
  end.writeUInt16LE(1, 8)
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(central.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, central, end])
}
