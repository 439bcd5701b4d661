import { squareOf, type Crop } from './crop.ts'

/** Pixels of an avatar at most: twice the largest size it is shown at, on a dense screen. */
const longestSide = 512

/** The type that this browser can write, the smallest first. */
const types = ['image/webp', 'image/jpeg'] as const

/** Draws the chosen part of a picture. @throws where the browser cannot write pictures */
export async function drawAvatar(picture: ImageBitmap, crop: Crop): Promise<Blob> {
  const { left, top, side } = squareOf(picture, crop)
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = Math.round(Math.min(side, longestSide))
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('This browser draws no pictures.')
  context.imageSmoothingQuality = 'high'
  // A transparent picture stands on white, as the place around it does in the light theme.
  context.fillStyle = 'white'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height)
  for (const type of types) {
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, 0.9))
    if (blob?.type === type) return blob
  }
  throw new Error('This browser writes no pictures.')
}
