import sharp from 'sharp'
import { drawPicture, drawPortrait } from '../demo/index.ts'
import type { PictureSpec, PortraitSpec } from '../demo/index.ts'

// One core is enough for drawing ahead; the others are for people.
sharp.concurrency(1)

/** A picture of the demo set as the database keeps it until somebody asks for it. */
export type Drawing = { kind: 'portrait'; spec: PortraitSpec } | { kind: 'picture'; spec: PictureSpec }

/** Width and height of a portrait in CSS pixels times two: the largest avatar is 96. */
export const portraitSize = 256

/**
 * Draws a picture of the demo set as WebP. About 20 ms for a portrait and 60 ms for a picture on one core.
 * @param text a `Drawing` as JSON, as `seedDemo` stored it
 */
export async function drawDemo(text: string): Promise<Uint8Array> {
  const drawing: Drawing = JSON.parse(text)
  const svg = drawing.kind === 'portrait' ? drawPortrait(drawing.spec) : drawPicture(drawing.spec)
  const { width, height } = drawing.kind === 'portrait' ? { width: portraitSize, height: portraitSize } : drawing.spec
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).webp({ quality: 82, effort: 2 }).toBuffer()
}
