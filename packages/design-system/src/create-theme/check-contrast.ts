import { contrast } from './colour.ts'
import { contrastPairs, moreContrastPairs, type ContrastPair } from './promises.ts'
import type { Colors, ThemeColors, ThemeSet } from './roles.ts'

/** A pair in one set of a theme, measured. */
export type CheckedPair = ContrastPair & { readonly set: ThemeSet; readonly ratio: number; readonly holds: boolean }

const measured = (set: ThemeSet, colours: Colors, pairs: readonly ContrastPair[]): readonly CheckedPair[] =>
  pairs.map((pair) => {
    const ratio = contrast(colours[pair.front], colours[pair.ground])
    return { set, ...pair, ratio, holds: ratio >= pair.need }
  })

/** Every pair that a theme keeps, with its ratio as it is, in all four sets. */
export function checkContrast(theme: ThemeColors): readonly CheckedPair[] {
  const { light, dark, lightMoreContrast, darkMoreContrast } = theme
  return [
    ...measured('light', light.color, contrastPairs),
    ...measured('dark', dark.color, contrastPairs),
    ...measured('lightMoreContrast', { ...light.color, ...lightMoreContrast.color }, moreContrastPairs),
    ...measured('darkMoreContrast', { ...dark.color, ...darkMoreContrast.color }, moreContrastPairs),
  ]
}
