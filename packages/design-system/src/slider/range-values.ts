/** Several values on one scale that never pass one another. Pure, for the range. */
import { snap, type Steps } from '../number-field/number-steps.ts'

/** A scale, and how far apart values on it stay. */
export interface RangeScale extends Steps {
  /** In steps. */
  readonly minSteps: number
}

/** Values as they are drawn: within the scale, from the least to the most. */
export function inOrder(values: readonly number[], { min, max }: Steps): readonly number[] {
  return values.map((value) => Math.min(max, Math.max(min, value))).toSorted((one, other) => one - other)
}

export interface Reach {
  readonly least: number
  readonly most: number
}

/**
 * How far one value may go: to the ends of the scale, or as near to its neighbours as `minSteps` says. A value that was given
 * nearer than that may stay, and only move away.
 */
export function reachOf(values: readonly number[], index: number, scale: RangeScale): Reach {
  const here = values[index] ?? scale.min
  const before = values[index - 1]
  const after = values[index + 1]
  const apart = scale.minSteps * scale.step
  return {
    least: before === undefined ? scale.min : Math.min(here, snap(before + apart, scale)),
    most: after === undefined ? scale.max : Math.max(here, snap(after - apart, scale)),
  }
}

/** Part of its reach at which a press beside a thumb becomes its neighbour's: in the middle between both; none at the ends. */
export function pressesOf(values: readonly number[], index: number, scale: RangeScale) {
  const { least, most } = reachOf(values, index, scale)
  const here = values[index] ?? scale.min
  const middleTo = (neighbour: number) => {
    const other = values[neighbour]
    if (other === undefined || isStuck(reachOf(values, neighbour, scale))) return undefined
    return ((here + other) / 2 - least) / (most - least)
  }
  return { from: middleTo(index - 1), to: middleTo(index + 1) }
}

/** Between its neighbours there is no other place: a press on it is for those that can move. */
export const isStuck = ({ least, most }: Reach) => least === most

export const isSame = (one: readonly number[], other: readonly number[]) =>
  one.length === other.length && one.every((value, index) => value === other[index])
