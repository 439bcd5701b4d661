/** Pictures of members: checked, drawn anew as WebP without anything but the picture, in up to three sizes. */
import { limits } from '@skein/contract/limits'
import { Problem } from '@skein/domain/calls/problem'
import sharp from 'sharp'
import type { Metadata, Sharp } from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'
import type { Copy, Picture } from './decoder-tasks.ts'
import { headBytes } from './file-head.ts'
import { imageKind } from './file-kind.ts'
import type { ImageKind } from './file-kind.ts'
import { isPolyglot } from './foreign-content.ts'
import { machineMadeIn, machineMadePacket } from './made-by.ts'
import type { MachineMade } from './made-by.ts'

/** Widths of the narrower copies in pixels: a column of the grid, and a feed on a dense screen. */
const copyWidths = [480, 1080]

/** A copy that saves less than this share of the width is not worth a file. */
const worthwhile = 0.85

/** Frames of an animation, at most. All of them together count against `limits.upload.maxPixels`. */
const maxFrames = 600

/** Seconds one step of the work may take before it is given up. */
const timeLimit = 30

const quality = 80

/** Of 0 to 6. Measured on a photo of 12 megapixels: 4 takes nearly twice the time and saves 3 % of the bytes. */
const effort = 2
const formats: Record<Exclude<ImageKind, 'heic'>, string> = {
  jpeg: 'jpeg',
  png: 'png',
  gif: 'gif',
  webp: 'webp',
  avif: 'heif',
}

/** What the library refuses is a damaged file: it has the right first bytes. */
async function readable<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('media-unreadable')
  }
}

/** Refuses what would take too much to decode, before it is decoded. @returns the number of frames */
function framesWithinLimits({ width, height, pages = 1, pageHeight = height }: Metadata): number {
  if (!width || !height) throw new Problem('media-unreadable')
  if (width * pageHeight > limits.upload.maxPixels) throw new Problem('media-too-large')
  if (pages > maxFrames || width * pageHeight * pages > limits.upload.maxPixels)
    throw new Problem('media-too-large', { message: 'This animation is too long or too large.' })
  return pages
}

const signed = (picture: Sharp, made: MachineMade | undefined) =>
  made === undefined ? picture : picture.withXmp(machineMadePacket(made))

const encode = (picture: Sharp, made?: MachineMade, lossless = false) =>
  signed(picture, made)
    .timeout({ seconds: timeLimit })
    .webp(lossless ? { lossless: true, effort } : { quality, effort })
    .toBuffer({ resolveWithObject: true })

type Encoded = Awaited<ReturnType<typeof encode>>

const copyOf = ({ data, info }: Encoded): Copy => ({
  bytes: data,
  width: info.width,
  height: info.pageHeight ?? info.height,
})

/** Side of a sample in pixels, and samples in a row and in a column. */
const sample = { side: 96, across: 3 }

/** How much larger than with loss the samples are without, where it is not tried on the whole. */
const hopeless = 4

/**
 * Whether a picture is a photo for all that its format says: then it is several times larger without loss, and to find that out on the
 * whole of it would take most of the work.
 */
async function isPhotoLike(picture: () => Sharp, { width, height }: { width: number; height: number }) {
  const { side, across } = sample
  if (width * height < 4 * (side * across) ** 2 || Math.min(width, height) < side) return false
  const bytes = { lossy: 0, lossless: 0 }
  for (let row = 0; row < across; row += 1)
    for (let column = 0; column < across; column += 1) {
      const part = () =>
        picture().extract({
          left: Math.round(((width - side) * column) / (across - 1)),
          top: Math.round(((height - side) * row) / (across - 1)),
          width: side,
          height: side,
        })
      bytes.lossy += (await encode(part())).data.length
      bytes.lossless += (await encode(part(), undefined, true)).data.length
    }
  return bytes.lossless > hopeless * bytes.lossy
}

/** Drawings and screenshots are smaller and sharper without loss; whatever is smaller is taken. */
async function smaller(picture: () => Sharp, isDrawn: boolean, made: MachineMade | undefined): Promise<Copy> {
  const lossy = await encode(picture(), made)
  if (!isDrawn) return copyOf(lossy)
  const lossless = await encode(picture(), made, true)
  return copyOf(lossless.data.length <= lossy.data.length ? lossless : lossy)
}

/** Copies worth keeping: narrower than the next one, and smaller in bytes too. */
function worthKeeping(whole: Copy, copies: Copy[]): Copy[] {
  const kept: Copy[] = []
  let above = whole
  for (const copy of copies.toReversed()) {
    if (copy.bytes.length >= above.bytes.length) continue
    kept.unshift(copy)
    above = copy
  }
  return kept
}

const widthsBelow = (width: number) => copyWidths.filter((each) => each <= width * worthwhile)

async function thumbhashOf(picture: Sharp): Promise<string> {
  const { data, info } = await picture
    .resize(100, 100, { fit: 'inside', withoutEnlargement: true })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64')
}

const within = {
  width: limits.upload.longestSide,
  height: limits.upload.longestSide,
  fit: 'inside',
  withoutEnlargement: true,
} as const

async function still(bytes: Uint8Array, kind: ImageKind, made: MachineMade | undefined): Promise<Picture> {
  // Decoded once; every size is made from the largest one. Orientation is applied, colours are brought to sRGB, nothing else is kept.
  const { data, info } = await sharp(bytes, {
    limitInputPixels: limits.upload.maxPixels,
    failOn: 'error',
    sequentialRead: true,
  })
    .timeout({ seconds: timeLimit })
    .autoOrient()
    .resize(within)
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true })
  const { width, height, channels } = info
  const base = () => sharp(data, { raw: { width, height, channels } })
  const isDrawn = (kind === 'png' || kind === 'gif') && !(await isPhotoLike(base, info))
  const whole = await smaller(base, isDrawn, made)
  const copies: Copy[] = []
  for (const each of widthsBelow(width)) copies.push(await smaller(() => base().resize({ width: each }), isDrawn, made))
  return { whole, copies: worthKeeping(whole, copies), thumbhash: await thumbhashOf(base()), made }
}

async function moving(bytes: Uint8Array, made: MachineMade | undefined): Promise<Picture> {
  const frames = () => sharp(bytes, { animated: true, limitInputPixels: limits.upload.maxPixels, failOn: 'error' })
  const whole = copyOf(await encode(frames().resize(within).toColourspace('srgb'), made))
  const copies: Copy[] = []
  for (const width of widthsBelow(whole.width))
    copies.push(copyOf(await encode(frames().resize({ width }).toColourspace('srgb'), made)))
  const thumbhash = await thumbhashOf(sharp(bytes, { failOn: 'error' }))
  return { whole, copies: worthKeeping(whole, copies), thumbhash, made }
}

/**
 * Reads a picture of a member.
 * @param bytes as they were sent
 * @param made by a machine of ours; what the file itself says of one is believed as well
 * @throws Problem `unsupported-media`, `media-unreadable` or `media-too-large`
 */
export async function readPicture(bytes: Uint8Array, made?: MachineMade): Promise<Picture> {
  const kind = imageKind(bytes.subarray(0, headBytes))
  if (kind === undefined) throw new Problem('unsupported-media')
  if (kind === 'heic')
    throw new Problem('unsupported-media', { message: 'HEIC pictures are not supported here. Send it as JPEG.' })
  return readable(async () => {
    if (isPolyglot(kind, bytes)) throw new Problem('unsupported-media')
    const metadata = await sharp(bytes, { failOn: 'error', limitInputPixels: false }).metadata()
    // The library decides by the bytes as well; should the two ever differ, neither is believed.
    if (metadata.format !== formats[kind]) throw new Problem('unsupported-media')
    const frames = framesWithinLimits(metadata)
    const maker = made ?? machineMadeIn(metadata.xmp?.toString('utf8'))
    return frames > 1 && kind !== 'avif' ? moving(bytes, maker) : still(bytes, kind, maker)
  })
}

/** Longest side of the still that a video shows before it plays. */
const posterSide = 1280

/** A still for a video, upright. @param rotation clockwise, in degrees */
export async function drawPoster(bytes: Uint8Array, rotation = 0): Promise<Copy> {
  const picture = sharp(bytes, { limitInputPixels: limits.video.maxPixels, failOn: 'error' })
    .rotate(rotation)
    .resize({ ...within, width: posterSide, height: posterSide })
  return copyOf(await encode(picture.toColourspace('srgb')))
}
