import { limits } from '@skein/contract/limits'
import type { Bytes } from '../encryption/bytes.ts'
import { writeCanvas } from '../media/write-canvas.ts'
import type { OutgoingPicture } from './outbox.store.ts'

/** A picture as it goes out: smaller, and without what its file says of place, time and camera. A video goes as the recorder wrote it. */
export type PreparedPicture = {
  bytes: Bytes
  type: 'image/webp' | 'image/jpeg' | 'video/webm' | 'video/mp4'
  width: number
  height: number
}

const isVideo = (type: string): type is PreparedPicture['type'] => type === 'video/webm' || type === 'video/mp4'

/** A type without its parameters (`video/webm;codecs=vp9`). */
const essence = ({ type }: Blob): string => type.split(';')[0] ?? ''

/** Whether a file is one of the videos that messages carry; what else says it is a video is not. */
export const isVideoFile = (file: Blob): boolean => isVideo(essence(file))

/** @throws where it is larger than the server keeps */
function checkSize(file: Blob): void {
  if (file.size > limits.messageBlob.maxBytes - 1000) throw new Error('This picture is too large.')
}

/**
 * Draws a picture anew, at most `limits.upload.longestSide` long. For encrypted messages the server cannot do it.
 * @throws where the browser cannot read it, or it stays too large
 */
export async function preparePicture({ file, width: wide, height: high }: OutgoingPicture): Promise<PreparedPicture> {
  const type = essence(file)
  if (isVideo(type)) {
    checkSize(file)
    return { bytes: new Uint8Array(await file.arrayBuffer()), type, width: wide, height: high }
  }
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, limits.upload.longestSide / Math.max(bitmap.width, bitmap.height))
  const width = Math.max(1, Math.round(bitmap.width * scale))
  const height = Math.max(1, Math.round(bitmap.height * scale))
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  canvas.getContext('2d')?.drawImage(bitmap, 0, 0, width, height)
  bitmap.close()
  const drawn = await writeCanvas(canvas, 0.85)
  checkSize(drawn)
  return { bytes: new Uint8Array(await drawn.arrayBuffer()), type: drawn.type, width, height }
}
