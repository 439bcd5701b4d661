/** The room a picture gets: its own shape, unless that would be taller than a screen likes or flatter than a banner. */
export type Shape = { width: number; height: number }

/** Neither narrower than 4:5 nor flatter than 5:2. */
const narrowest = 4 / 5
const flattest = 5 / 2

/** Width by height, as CSS `aspect-ratio` takes it, from the measured size: room is there before the picture is. */
export function ratioOf({ width, height }: Shape): number {
  return Math.min(flattest, Math.max(narrowest, width / height))
}
