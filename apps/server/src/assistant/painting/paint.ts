/**
 * Pictures without a model: drawn from the words of a description, the same for the same words. They are drawings and say so; they are
 * called local wherever they are named.
 */
import sharp from 'sharp'
import type { PictureRequest } from '../provider.ts'
import { pixelsOf } from '../pixels.ts'
import { createCanvas, radial } from './canvas.ts'
import type { Canvas } from './canvas.ts'
import { colour } from './colour.ts'
import { paletteOf } from './palette.ts'
import { readDescription } from './read-description.ts'
import type { Scene } from './read-description.ts'
import { desert, flowers, forest, mountains } from './scenes-land.ts'
import { abstract, city, sea, space } from './scenes-open.ts'
import { finish } from './weather.ts'

const painters: Record<Scene, (canvas: Canvas) => void> = {
  sea,
  mountains,
  city,
  forest,
  flowers,
  desert,
  space,
  abstract,
}

/** The drawing as SVG. The same words, shape and quality give the same text. */
export function drawingOf(prompt: string, size: PictureRequest['size'], quality: PictureRequest['quality']): string {
  const { width, height } = pixelsOf(size)
  const asked = readDescription(prompt, size)
  const palette = paletteOf(asked)
  const canvas = createCanvas(width, height, {
    asked,
    palette,
    random: asked.random,
    detail: quality === 'hd' ? 1.7 : 1,
  })
  painters[asked.scene](canvas)
  finish(canvas)
  // Corners a little darker draw the eye to the middle.
  const shade = radial(canvas, [
    { at: 0, colour: colour(0.1, 0.02, 280), opacity: 0 },
    { at: 0.7, colour: colour(0.1, 0.02, 280), opacity: 0 },
    { at: 1, colour: colour(0.1, 0.02, 280), opacity: 0.3 },
  ])
  canvas.add(
    `<ellipse cx="${width / 2}" cy="${height / 2}" rx="${width * 0.78}" ry="${height * 0.78}" fill="${shade}"/>`,
  )
  return canvas.svg()
}

/** Draws a picture, as PNG of exactly the size that was asked for. About a second on one core. */
export const paint = (
  prompt: string,
  size: PictureRequest['size'],
  quality: PictureRequest['quality'],
): Promise<Uint8Array> =>
  sharp(Buffer.from(drawingOf(prompt, size, quality)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
