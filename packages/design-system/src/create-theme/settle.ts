import { contrast, hexOf, type Oklch } from './colour.ts'
import type { ContrastPair } from './promises.ts'
import type { ColorRole, Colors } from './roles.ts'

/** So small that no eye sees one. */
const step = 0.0025

/** A colour that another is seen with, and the ratio that the two need. */
export type Seen = { readonly by: string; readonly need: number }

/** What a role in front is seen on. */
export const grounds = (role: ColorRole, pairs: readonly ContrastPair[], colours: Colors): readonly Seen[] =>
  pairs.filter(({ front }) => front === role).map(({ ground, need }) => ({ by: colours[ground], need }))

/** What is seen on a role. */
export const fronts = (role: ColorRole, pairs: readonly ContrastPair[], colours: Colors): readonly Seen[] =>
  pairs.filter(({ ground }) => ground === role).map(({ front, need }) => ({ by: colours[front], need }))

/** Whether `colour` keeps its distance from all of them. */
export const keeps = (colour: string, seen: readonly Seen[]): boolean =>
  seen.every(({ by, need }) => contrast(colour, by) >= need)

/** The nearest lightness at which `wished` keeps its distance; black or white where there is none. */
export function settle(wished: Oklch, seen: readonly Seen[]): Oklch {
  const least = (end: string) => Math.min(...seen.map(({ by, need }) => contrast(end, by) / need))
  const direction = least('black') > least('white') ? -step : step
  const end = direction < 0 ? 0 : 1
  for (let l = Math.min(1, Math.max(0, wished.l)); l >= 0 && l <= 1; l += direction) {
    const moved = { ...wished, l }
    if (keeps(hexOf(moved), seen)) return moved
  }
  return { ...wished, l: end }
}
