import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { filmFolder } from '@skein/demo/films'
import type { DemoFilmName } from '@skein/demo/films'
import { drawPicture, drawPortrait, portraitSize } from '@skein/painter/illustrations'
import type { PictureSpec, PortraitSpec } from '@skein/painter/illustrations'
import sharp from 'sharp'

// One core is enough for drawing ahead; the others are for people.
sharp.concurrency(1)

/** A picture or film of the demo set as the database keeps it until somebody asks for it. */
export type Drawing =
  | { kind: 'portrait'; spec: PortraitSpec }
  | { kind: 'picture'; spec: PictureSpec }
  | { kind: 'film'; file: DemoFilmName }

/**
 * Draws a picture of the demo set as WebP. About 20 ms for a portrait and 60 ms for a picture on one core. Films are there already, with
 * a still each: `scripts/make-demo-films.ts` made them.
 * @param text a `Drawing` as JSON, as `seedDemo` stored it
 * @param name which of its files is asked for
 */
export async function drawDemo(text: string, name: string): Promise<Uint8Array> {
  const drawing: Drawing = JSON.parse(text)
  if (drawing.kind === 'film') return readFile(join(filmFolder, `${drawing.file}${name.slice(name.lastIndexOf('.'))}`))
  const svg = drawing.kind === 'portrait' ? drawPortrait(drawing.spec) : drawPicture(drawing.spec)
  const { width, height } = drawing.kind === 'portrait' ? { width: portraitSize, height: portraitSize } : drawing.spec
  return sharp(Buffer.from(svg)).resize(width, height, { fit: 'fill' }).webp({ quality: 82, effort: 2 }).toBuffer()
}
