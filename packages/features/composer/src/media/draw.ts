/** What the browser makes of a file with its own decoders: another format, a part of a picture, the first frame of a video. */
import { limits } from '@skein/contract'
import type { Crop } from '../machine/composition.ts'
import { pixelsOf } from './crop.ts'
import { machineIn, withMachine } from './machine-made.ts'

async function encode(
  source: CanvasImageSource,
  from: { x: number; y: number; width: number; height: number },
  to: { width: number; height: number },
  type: string,
): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = to.width
  canvas.height = to.height
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('There is no canvas.')
  context.imageSmoothingQuality = 'high'
  context.drawImage(source, from.x, from.y, from.width, from.height, 0, 0, to.width, to.height)
  const blob = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, type, limits.camera.jpegQuality)
  })
  if (blob === null) throw new Error('The picture could not be encoded.')
  return blob
}

/** The size that keeps the longest side at or under what the server keeps. */
function reduced(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, limits.upload.longestSide / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/**
 * The picture as JPEG, for formats that the server does not read. Turned upright as the camera meant it.
 * @throws when this browser cannot open it either.
 */
export async function convertToJpeg(file: Blob): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const { width, height } = picture
    return await encode(picture, { x: 0, y: 0, width, height }, reduced(width, height), 'image/jpeg')
  } finally {
    picture.close()
  }
}

/**
 * The part of a picture that is to be posted. What may be see-through stays PNG, everything else becomes JPEG. What a machine made still
 * says so.
 * @throws when the picture cannot be opened.
 */
export async function cutOut(file: Blob, crop: Crop): Promise<Blob> {
  const picture = await createImageBitmap(file)
  try {
    const from = pixelsOf(crop, picture.width, picture.height)
    const type = file.type === 'image/jpeg' || file.type === '' ? 'image/jpeg' : 'image/png'
    const part = await encode(picture, from, reduced(from.width, from.height), type)
    const machine = machineIn(new Uint8Array(await file.arrayBuffer()))
    if (machine === undefined) return part
    return new Blob([withMachine(new Uint8Array(await part.arrayBuffer()), machine)], { type })
  } finally {
    picture.close()
  }
}

/** Whether this browser can open the picture. A damaged file is found before it is sent. */
export async function canOpen(file: Blob): Promise<boolean> {
  try {
    const picture = await createImageBitmap(file)
    picture.close()
    return true
  } catch {
    return false
  }
}

/** Milliseconds that a video gets to show its first frame: a file without one must not hold its own upload up. */
const posterPatience = 8000

/** Seconds into a video: the very first frame is often black. */
const posterMoment = 0.1

/** Resolves with the first of the events; rejects on an error of the video, or when the patience is over. */
function happens(video: HTMLVideoElement, event: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The video gave no ${event}.`)), posterPatience)
    video.addEventListener(
      event,
      () => {
        clearTimeout(timer)
        resolve()
      },
      { once: true },
    )
    video.addEventListener(
      'error',
      () => {
        clearTimeout(timer)
        reject(new Error('The video cannot be opened.'))
      },
      { once: true },
    )
  })
}

/** A still picture of a video, as JPEG; nothing where this browser cannot decode it. */
export async function posterOf(file: Blob): Promise<Blob | undefined> {
  const video = document.createElement('video')
  const address = URL.createObjectURL(file)
  video.muted = true
  video.playsInline = true
  video.preload = 'auto'
  try {
    const opened = happens(video, 'loadeddata')
    video.src = address
    await opened
    const shown = happens(video, 'seeked')
    video.currentTime = Math.min(posterMoment, Number.isFinite(video.duration) ? video.duration / 2 : posterMoment)
    await shown
    const { videoWidth: width, videoHeight: height } = video
    return await encode(video, { x: 0, y: 0, width, height }, reduced(width, height), 'image/jpeg')
  } catch {
    return undefined
  } finally {
    video.removeAttribute('src')
    video.load()
    URL.revokeObjectURL(address)
  }
}
