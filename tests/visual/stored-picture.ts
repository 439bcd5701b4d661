/**
 * How a picture of the interface is kept and held against a fresh one. It is kept without loss, as WebP, together with the hash of
 * the screenshot it was made from: mostly that is all one has to look at.
 */
import { createHash } from 'node:crypto'
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

const hashOf = (png: Uint8Array) => createHash('sha256').update(png).digest('hex')

/** The picture of a screenshot as it is stored. */
export async function store(png: Uint8Array): Promise<Buffer> {
  return sharp(png)
    .withExif({ IFD0: { ImageDescription: hashOf(png) } })
    .webp({ lossless: true, effort: 4 })
    .toBuffer()
}

/** Whether a stored picture was made from this very screenshot. Elsewhere the same pixels may be packed otherwise: ask `compare` then. */
export const madeFrom = (stored: Buffer, png: Uint8Array): boolean => stored.includes(hashOf(png))

/** How far two colours may lie apart (0–1, OKLab) where shapes, pictures and shadows are drawn: what another rasteriser rounds. */
const close = 0.02
/** So many pixels within a square of so many pixels' side are a change of the design. */
const enough = 8
const side = 32

/** Pixels whose neighbours all have their colour, in both pictures: there nothing was rounded, a colour is what was asked for. */
function isFlat(image: Uint32Array, width: number, at: number): boolean {
  const colour = image[at]
  for (const row of [at - width, at, at + width])
    for (let near = row - 1; near <= row + 1; near += 1) if (image[near] !== colour) return false
  return true
}

/**
 * So many plain pixels whose colour is off by a single step are a colour that was changed. Fewer may be something half transparent (a
 * button that is off): whether the browser mixes it while it draws or while it puts layers together decides about the last bit.
 */
const broad = 64 * 64

/** Whether two colours are at most one step apart in each of their channels. */
function isNext(one: number, other: number): boolean {
  for (const shift of [0, 8, 16]) if (Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) > 1) return false
  return true
}

/** How many plain pixels have another colour: the next one, or one further away. */
function recoloured(before: Uint32Array, after: Uint32Array, width: number): { next: number; other: number } {
  const count = { next: 0, other: 0 }
  for (let at = width + 1; at < before.length - width - 1; at += 1) {
    const [was = 0, is = 0] = [before[at], after[at]]
    if (was !== is && isFlat(before, width, at) && isFlat(after, width, at))
      count[isNext(was, is) ? 'next' : 'other'] += 1
  }
  return count
}

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, ...info, words: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) }
}

export type Comparison = {
  isSame: boolean
  /** How many pixels look different. */
  pixels: number
  /** The picture with what differs in red, where there is a difference of drawing. */
  marked?: Buffer
}

/**
 * Whether two pictures show the same design. What a rasteriser is free in is forgiven: the shades along an edge, and the last bits
 * of colours that were mixed. A line moved by a pixel, or the colour of a surface off by one step, is not.
 */
export async function compare(stored: Uint8Array, fresh: Uint8Array): Promise<Comparison> {
  const [before, after] = await Promise.all([pixelsOf(stored), pixelsOf(fresh)])
  const { width, height } = after
  if (before.width !== width || before.height !== height) return { isSame: false, pixels: width * height }
  const output = new Uint8Array(after.data.length)
  const most = pixelmatch(before.data, after.data, output, width, height, { threshold: close, windowSize: side })
  const { next, other } = recoloured(before.words, after.words, width)
  if (most < enough && other < enough && next < broad) return { isSame: true, pixels: 0 }
  const marked = await sharp(output, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer()
  return { isSame: false, pixels: Math.max(most, next + other), marked }
}
