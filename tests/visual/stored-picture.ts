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

/** Whether two colours are at most so many steps apart in each of their channels. */
function isWithin(steps: number, one: number, other: number): boolean {
  for (const shift of [0, 8, 16]) if (Math.abs(((one >> shift) & 255) - ((other >> shift) & 255)) > steps) return false
  return true
}
const isNext = (one: number, other: number) => isWithin(1, one, other)
const isNear = (one: number, other: number) => isWithin(2, one, other)

/** A part of a picture (px), from its upper left corner. */
export type Area = { x: number; y: number; width: number; height: number }

/**
 * How far two colours of a film may lie apart (0–1, OKLab). Decoders agree about a frame; how it is brought from half the resolution of
 * its colours to the size it is shown at, each processor does by instructions of its own. Another frame, or no frame, is far beyond that.
 */
const closeInFilm = 0.2

/** A copy of a picture's pixels in which the areas are as in another picture. */
function withAreas(pixels: Uint32Array, from: Uint32Array, width: number, areas: readonly Area[]): Uint32Array {
  const copy = pixels.slice()
  for (const area of areas) {
    const [left, right] = [Math.max(0, Math.floor(area.x)), Math.min(width, Math.ceil(area.x + area.width))]
    const [top, bottom] = [
      Math.max(0, Math.floor(area.y)),
      Math.min(pixels.length / width, Math.ceil(area.y + area.height)),
    ]
    for (let row = top; row < bottom; row += 1)
      if (left < right) copy.set(from.subarray(row * width + left, row * width + right), row * width + left)
  }
  return copy
}

/** Plain pixels of one colour that have another one now. */
type Band = { colour: number; count: number }

/** A band beside which the next colour has at least this share of its pixels is one of a gradient's. */
const beside = 1 / 8

/**
 * How many of the pixels are no gradient's. A shadow over something half transparent is bands, each a step or two from the one beside it; how
 * the last bits of their mixture are rounded moves all of them. A surface whose colour was changed has no such neighbours.
 */
function offSurfaces(bands: readonly Band[], among: readonly Band[]): number {
  const isOfGradient = ({ colour, count }: Band) =>
    among.some((near) => near.colour !== colour && near.count >= count * beside && isNear(colour, near.colour))
  return bands.filter((band) => !isOfGradient(band)).reduce((sum, { count }) => sum + count, 0)
}

/**
 * How many plain pixels have another colour: the next one, or one further away.
 * @param isVeiled behind a scrim all colours are mixed, and none within two steps is counted
 */
function recoloured(
  before: Uint32Array,
  after: Uint32Array,
  width: number,
  isVeiled: boolean,
): { next: number; other: number } {
  const [next, afterNext] = [new Map<number, number>(), new Map<number, number>()]
  let other = 0
  for (let at = width + 1; at < before.length - width - 1; at += 1) {
    const [was = 0, is = 0] = [before[at], after[at]]
    if (was === is || !isFlat(before, width, at) || !isFlat(after, width, at)) continue
    const bands = isNext(was, is) ? next : isNear(was, is) ? afterNext : undefined
    if (bands) bands.set(was, (bands.get(was) ?? 0) + 1)
    else other += 1
  }
  const [ones, twos] = [next, afterNext].map((bands) => [...bands].map(([colour, count]) => ({ colour, count })))
  if (isVeiled) return { next: 0, other }
  const all = [...(ones ?? []), ...(twos ?? [])]
  return { next: offSurfaces(ones ?? [], all), other: other + offSurfaces(twos ?? [], all) }
}

async function pixelsOf(picture: Uint8Array) {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, ...info, words: new Uint32Array(data.buffer, data.byteOffset, data.length / 4) }
}

const bytesOf = (words: Uint32Array) => new Uint8Array(words.buffer, words.byteOffset, words.byteLength)

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
 * @param films where frames of films are shown: there colours are compared as a person would see them
 * @param isVeiled whether a scrim lies over the page: how the last two bits of everything behind it, and of its shadow, are rounded
 *   depends on whether its fade was over when the browser put its layers together. The same surfaces are seen in other stories without it
 */
export async function compare(
  stored: Uint8Array,
  fresh: Uint8Array,
  films: readonly Area[] = [],
  isVeiled = false,
): Promise<Comparison> {
  const [before, after] = await Promise.all([pixelsOf(stored), pixelsOf(fresh)])
  const { width, height } = after
  if (before.width !== width || before.height !== height) return { isSame: false, pixels: width * height }
  const marks = (fresher: Uint32Array, threshold: number) => {
    const output = new Uint8Array(after.data.length)
    const most = pixelmatch(before.data, bytesOf(fresher), output, width, height, { threshold, windowSize: side })
    return { most, output }
  }
  const interfaceOnly = withAreas(after.words, before.words, width, films)
  const drawn = marks(interfaceOnly, close)
  const { next, other } = recoloured(before.words, interfaceOnly, width, isVeiled)
  const filmsOnly = withAreas(before.words, after.words, width, films)
  const shown = films.length > 0 ? marks(filmsOnly, closeInFilm) : { most: 0, output: drawn.output }
  if (drawn.most < enough && other < enough && next < broad && shown.most < enough) return { isSame: true, pixels: 0 }
  const isInFilm = shown.most >= enough
  const marked = await sharp((isInFilm ? shown : drawn).output, { raw: { width, height, channels: 4 } })
    .webp({ lossless: true })
    .toBuffer()
  return { isSame: false, pixels: Math.max(drawn.most, next + other, shown.most), marked }
}
