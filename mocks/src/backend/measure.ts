/** What a file is and how large, from its own first bytes, as far as the mocks need it. */
import { limits } from '@skein/contract/limits'
import type { ReadFile } from '@skein/tab-host'
import { draw } from '../fixtures/pictures.ts'

type Measured = { kind: 'image' | 'video'; width: number; height: number; duration: number }

const image = (width: number, height: number): Measured => ({ kind: 'image', width, height, duration: 0 })

const text = (bytes: Uint8Array, from: number, length: number) =>
  String.fromCharCode(...bytes.subarray(from, from + length))

/** The size in a JPEG's start-of-frame segment. */
function jpegSize(bytes: Uint8Array, view: DataView): Measured | undefined {
  for (let at = 2; at + 9 < bytes.length;) {
    const marker = bytes[at + 1] ?? 0
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
    if (bytes[at] !== 0xff) return undefined
    if (isFrame) return image(view.getUint16(at + 7), view.getUint16(at + 5))
    at += 2 + view.getUint16(at + 2)
  }
  return undefined
}

/** The size in a WebP's first chunk: lossy, lossless or extended. */
function webpSize(bytes: Uint8Array, view: DataView): Measured | undefined {
  const chunk = text(bytes, 12, 4)
  if (chunk === 'VP8 ') return image(view.getUint16(26, true) & 0x3fff, view.getUint16(28, true) & 0x3fff)
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true)
    return image((bits & 0x3fff) + 1, ((bits >> 14) & 0x3fff) + 1)
  }
  const three = (at: number) => view.getUint16(at, true) + ((bytes[at + 2] ?? 0) << 16)
  return chunk === 'VP8X' ? image(three(24) + 1, three(27) + 1) : undefined
}

/**
 * The size and length of a WebM, from the first elements that say so: PixelWidth (B0) with PixelHeight (BA), and Duration (4489) in
 * milliseconds. A true reader would walk the tree; the films of tests and stories are found like this.
 */
function filmSize(bytes: Uint8Array, view: DataView): Measured {
  const film: Measured = { kind: 'video', width: 720, height: 1280, duration: 8 }
  /** An unsigned number of the element at `at`, whose size is one byte. */
  const numberAt = (at: number) => {
    const size = (bytes[at + 1] ?? 0) & 0x7f
    return { value: size === 1 ? (bytes[at + 2] ?? 0) : view.getUint16(at + 2), next: at + 2 + size }
  }
  for (let at = 0; at + 12 < bytes.length; at += 1) {
    const isSize = bytes[at] === 0xb0 && (bytes[at + 1] === 0x81 || bytes[at + 1] === 0x82)
    if (isSize && bytes[numberAt(at).next] === 0xba) {
      const width = numberAt(at)
      film.width = width.value
      film.height = numberAt(width.next).value
    }
    const isLength = bytes[at] === 0x44 && bytes[at + 1] === 0x89 && bytes[at + 2] === 0x88
    if (isLength) film.duration = view.getFloat64(at + 3) / 1000
    // Cluster: from here on there are only frames.
    if (view.getUint32(at) === 0x1f43b675) break
  }
  return film
}

/** Measures a file; nothing where it is neither a picture nor a video that is taken. SVG is not. */
async function measure(file: Blob): Promise<Measured | undefined> {
  const bytes = new Uint8Array(await file.slice(0, 65_536).arrayBuffer())
  if (bytes.length < 32) return undefined
  const view = new DataView(bytes.buffer)
  if (view.getUint32(0) === 0x89504e47) return image(view.getUint32(16), view.getUint32(20))
  if (text(bytes, 0, 4) === 'GIF8') return image(view.getUint16(6, true), view.getUint16(8, true))
  if (view.getUint16(0) === 0xffd8) return jpegSize(bytes, view)
  if (text(bytes, 0, 4) === 'RIFF' && text(bytes, 8, 4) === 'WEBP') return webpSize(bytes, view)
  if (view.getUint32(0) === 0x1a45dfa3) return filmSize(bytes, view)
  // Of an MP4 the mocks say always the same.
  return text(bytes, 4, 4) === 'ftyp' ? { kind: 'video', width: 720, height: 1280, duration: 8 } : undefined
}

/** The size a picture is kept at: its longest side bounded. */
function kept({ width, height }: Measured) {
  const scale = Math.min(1, limits.upload.longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Reads a file as far as its head says; its bytes stay as they were sent. A film's still is drawn. */
export async function readFile(bytes: Blob): Promise<ReadFile | undefined> {
  const found = await measure(bytes)
  if (found === undefined) return undefined
  const { width, height, duration } = found
  // More pixels than are taken stay what they are, so that they are refused.
  const isTooLarge = width * height > limits.upload.maxPixels
  if (found.kind === 'image')
    return { kind: 'image', bytes, thumbhash: null, copies: [], ...(isTooLarge ? { width, height } : kept(found)) }
  const still = new Blob([draw(`still-${width}x${height}`)], { type: 'image/svg+xml' })
  return { kind: 'video', bytes, width, height, duration, still }
}
