/** Looks into files with what the browser has for pictures and films. What leaves it is drawn anew, so that nothing else goes along. */
import { limits } from '@skein/contract/limits'
import type { Picture, ReadFile } from '../files/file-reader.ts'

/** How wide narrower copies are, where a picture is wider. */
const copyWidths = [480, 1080]
/** How much of a film has passed at its still, in seconds. */
const stillAt = 0.1

type Drawable = ImageBitmap | HTMLVideoElement
type Size = { width: number; height: number }

async function drawn(from: Drawable, { width, height }: Size): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('Nothing can be drawn here.')
  context.drawImage(from, 0, 0, width, height)
  return canvas.convertToBlob({ type: 'image/webp', quality: 0.85 })
}

const scaled = ({ width, height }: Size, scale: number): Size => ({
  width: Math.max(1, Math.round(width * scale)),
  height: Math.max(1, Math.round(height * scale)),
})

/** A picture at the size it is kept at, with its copies. */
export async function pictureOf(from: ImageBitmap): Promise<Picture> {
  const size = scaled(from, Math.min(1, limits.upload.longestSide / Math.max(from.width, from.height)))
  const copies: { width: number; bytes: Blob }[] = []
  for (const width of copyWidths)
    if (width <= size.width * 0.85) copies.push({ width, bytes: await drawn(from, scaled(size, width / size.width)) })
  return { ...size, bytes: await drawn(from, size), copies }
}

/** Resolves with the first of two events. @throws where it is `error` */
const happens = (film: HTMLVideoElement, event: string) =>
  new Promise<void>((resolve, reject) => {
    film.addEventListener(event, () => resolve(), { once: true })
    film.addEventListener('error', () => reject(new Error('The film cannot be read.')), { once: true })
  })

async function readFilm(bytes: Blob): Promise<ReadFile | undefined> {
  const film = document.createElement('video')
  const address = URL.createObjectURL(bytes)
  try {
    film.muted = true
    film.preload = 'auto'
    film.src = address
    await happens(film, 'loadeddata')
    const { videoWidth: width, videoHeight: height } = film
    if (width === 0 || height === 0) return undefined
    film.currentTime = stillAt
    await happens(film, 'seeked')
    // A recording that was not finished does not say how long it is.
    const duration = Number.isFinite(film.duration) ? film.duration : 0
    return { kind: 'video', bytes, width, height, duration, still: await drawn(film, { width, height }) }
  } finally {
    film.removeAttribute('src')
    film.load()
    URL.revokeObjectURL(address)
  }
}

/** The kind of a file by its first bytes. */
async function kindOf(file: Blob): Promise<'image' | 'video' | undefined> {
  const head = new Uint8Array(await file.slice(0, 12).arrayBuffer())
  const text = String.fromCharCode(...head)
  if (text.startsWith('\u001AE\u00DF\u00A3') || text.slice(4, 8) === 'ftyp') return 'video'
  const isImage =
    text.startsWith('\u0089PNG') ||
    text.startsWith('GIF8') ||
    text.startsWith('\u00FF\u00D8') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP')
  return isImage ? 'image' : undefined
}

/** Reads a picture or a film. @returns nothing where this browser shows neither */
export async function readFile(file: Blob): Promise<ReadFile | undefined> {
  const kind = await kindOf(file)
  try {
    if (kind === 'video') return await readFilm(new Blob([file], { type: file.type.split(';')[0] ?? '' }))
    if (kind === undefined) return undefined
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' })
    try {
      return { kind: 'image', thumbhash: null, ...(await pictureOf(bitmap)) }
    } finally {
      bitmap.close()
    }
  } catch {
    return undefined
  }
}
