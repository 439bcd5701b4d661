/** The room a picture gets, and which of its copies the browser should fetch. */
import type { PostImage } from '@skein/contract'

type Shape = { width: number; height: number }

/** Neither narrower than 4:5 nor flatter than 5:2. */
const narrowest = 4 / 5
const flattest = 5 / 2

/** Width by height, as CSS `aspect-ratio` takes it, from the measured size: room is there before the picture is. */
export function ratioOf({ width, height }: Shape): number {
  return Math.min(flattest, Math.max(narrowest, width / height))
}

/** Of several pictures: squares, but the first of three lies across both columns. */
export const isWide = (index: number, count: number): boolean => count === 3 && index === 0

/** Every copy of a picture with its width, for `srcset`; nothing where there is only one. */
export function srcSetOf({ url, width, sizes }: PostImage): string | undefined {
  if (sizes.length === 0) return undefined
  return [...sizes, { url, width }].map((copy) => `${copy.url} ${copy.width}w`).join(', ')
}

/**
 * How wide a picture is drawn, for `sizes`: the column of a card is the window without the avatar and its paddings on a phone, and 516 px
 * from there on; pictures side by side have half of it.
 */
export const sizesOf = (isHalf: boolean): string =>
  isHalf ? '(max-width: 45rem) calc(50vw - 3.125rem), 16rem' : '(max-width: 45rem) calc(100vw - 6.25rem), 32.25rem'
