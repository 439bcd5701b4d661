/** Pictures without a model: drawn from the words of a description, the same for the same words. They are drawings and say so. */
import { radial, createCanvas } from './canvas.ts'
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

/** Draws a description as SVG of so many pixels. The same words, size and quality give the same text. */
export function drawPainting(
  description: string,
  { width, height }: { width: number; height: number },
  quality: 'standard' | 'hd',
): string {
  const asked = readDescription(description, `${width}x${height}`)
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
