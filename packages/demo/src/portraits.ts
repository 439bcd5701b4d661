import type { PortraitObject, PortraitSpec } from '@skein/painter/illustrations'
import { hash } from '@skein/painter/random'

/** What every portrait of a member starts from. */
export const blankPortrait = (username: string) =>
  ({
    seed: hash(username),
    skin: 0,
    hair: 'short',
    hairColor: 0,
    clothes: 'crew',
    clothesColor: 0,
    glasses: 'none',
    hat: 'none',
    beard: 'none',
    extra: 'none',
    object: 'cat',
  }) as const

/** A thing in place of a face: a cat, a mug, the moon. @param ground which of the painter's grounds */
export const objectPortrait = (username: string, object: PortraitObject, ground: number): PortraitSpec => ({
  ...blankPortrait(username),
  kind: 'object',
  object,
  ground,
})
