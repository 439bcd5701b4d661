/** Pictures of strangers' pages: checked by their bytes and drawn anew, so that nothing of the original file reaches a browser. */
import sharp from 'sharp'
import { imageKind } from '../media/file-kind.ts'

/** What is kept: WebP, with the size in pixels. */
export type PreviewPicture = { bytes: Uint8Array; width: number; height: number }

/** Longest side of what is kept: twice what a card shows on a wide screen. */
const longestSide = 1200
/** Smaller than this is an icon or a counting pixel. */
const shortestSide = 50
const maxPixels = 25_000_000
const seconds = 8

/**
 * Draws a picture anew: its first frame, upright, at most 1,200 pixels long, without metadata.
 * @returns nothing where it is no picture of a kind we take (SVG is none), damaged, too small or too large
 */
export async function drawPreviewPicture(bytes: Uint8Array): Promise<PreviewPicture | undefined> {
  const kind = imageKind(bytes)
  if (kind === undefined || kind === 'heic') return undefined
  try {
    const picture = sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', pages: 1, sequentialRead: true })
    const { width, height } = await picture.metadata()
    if (Math.min(width, height) < shortestSide) return undefined
    const { data, info } = await picture
      .autoOrient()
      .resize({ width: longestSide, height: longestSide, fit: 'inside', withoutEnlargement: true })
      .toColourspace('srgb')
      .timeout({ seconds })
      .webp({ quality: 80, effort: 2, smartSubsample: true })
      .toBuffer({ resolveWithObject: true })
    return { bytes: data, width: info.width, height: info.height }
  } catch {
    return undefined
  }
}
