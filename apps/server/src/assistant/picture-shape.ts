import { limits } from '@skein/contract/limits'
import sharp from 'sharp'
import type { PictureRequest } from './provider.ts'

/** Width and height in pixels of a size of the specification (§9). */
export function pixelsOf(size: PictureRequest['size']): { width: number; height: number } {
  const [width = 0, height = 0] = size.split('x').map(Number)
  return { width, height }
}

/**
 * A picture in exactly the size that was asked for: providers have other ones, and what is too much of theirs is cut off. It comes as JPEG
 * without a visible loss, because uploads in PNG are taken for drawings and tried without any, which for these takes seconds in vain.
 * @throws where the bytes are no picture
 */
export const inShape = (bytes: Uint8Array, size: PictureRequest['size']): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: limits.upload.maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ ...pixelsOf(size), fit: 'cover' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer()

/** Longest side in pixels of a picture that a provider looks at: more costs more and says no more. */
const longestLookedAt = 1024

/** Width in pixels of the copy that it is made from: the wider one of those that uploads have. */
export const widthForLooking = 1080

/**
 * A picture as a provider gets it: small, its first frame, and without a word about where and by whom it was made.
 * @throws where the bytes are no picture
 */
export const forLooking = (bytes: Uint8Array): Promise<Uint8Array> =>
  sharp(bytes, { limitInputPixels: limits.upload.maxPixels, failOn: 'error' })
    .resize({ width: longestLookedAt, height: longestLookedAt, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 82 })
    .toBuffer()
