import { writeCanvas } from '@skein/data'
import { squareOf, type Crop } from './crop.ts'

/** Pixels of an avatar at most: twice the largest size it is shown at, on a dense screen. */
const longestSide = 512

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
  return writeCanvas(canvas, 0.9)
}
