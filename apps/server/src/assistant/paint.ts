/** Pictures of the local provider: drawn by the painter, called local wherever they are named. */
import type { PictureRequest } from '@skein/domain/assistant/provider'
import { drawPainting } from '@skein/painter/paintings'
import sharp from 'sharp'
import { pixelsOf } from './pixels.ts'

/** Draws a picture, as PNG of exactly the size that was asked for. About a second on one core. */
export const paint = ({ prompt, size, quality }: PictureRequest): Promise<Uint8Array> =>
  sharp(Buffer.from(drawPainting(prompt, pixelsOf(size), quality)))
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toBuffer()
