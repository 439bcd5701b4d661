import { limits } from '@skein/contract/limits'
import sharp from 'sharp'
import type { Copy } from '../media/decoder-tasks.ts'

/**
 * A picture in exactly the size that was asked for: providers have other ones, and what is too much of theirs is cut off. It comes as JPEG
 * without a visible loss, because uploads in PNG are taken for drawings and tried without any, which for these takes seconds in vain.
 * @throws where the bytes are no picture
 */
export async function inShape(bytes: Uint8Array, { width, height }: { width: number; height: number }): Promise<Copy> {
  const { data, info } = await sharp(bytes, { limitInputPixels: limits.upload.maxPixels, failOn: 'error' })
    .autoOrient()
    .resize({ width, height, fit: 'cover' })
    .flatten({ background: 'white' })
    .toColourspace('srgb')
    .jpeg({ quality: 98, chromaSubsampling: '4:4:4' })
    .toBuffer({ resolveWithObject: true })
  return { bytes: data, width: info.width, height: info.height }
}

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
