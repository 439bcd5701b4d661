/** Where a number goes by steps, between bounds. Pure, for the field. */

export interface Steps {
  readonly min: number
  readonly max: number
  /** From `min`, or from 0 where there is none. */
  readonly step: number
}

const decimalsOf = (number: number) => (String(number).split(/e-|\./)[1] ?? '').length

/** 0.1 + 0.2 is 0.3 here: a number has no more decimals than the step and what it is counted from. */
const clean = (value: number, { step, min }: Steps) =>
  Number(value.toFixed(Math.min(20, Math.max(decimalsOf(step), Number.isFinite(min) ? decimalsOf(min) : 0))))

const clamp = (value: number, { min, max }: Steps) => Math.min(max, Math.max(min, value))

const origin = ({ min }: Steps) => (Number.isFinite(min) ? min : 0)

/** The nearest number that the steps lead to, within the bounds. */
export function snap(value: number, steps: Steps): number {
  const from = origin(steps)
  const snapped = clean(from + Math.round((value - from) / steps.step) * steps.step, steps)
  // The last step may be shorter: then the one before it is the last.
  return clamp(snapped > steps.max ? clean(snapped - steps.step, steps) : snapped, steps)
}

/**
 * The next number by `by` steps, up or down (below 0); from one that lies between two steps, the nearer of both counts as one. Nothing goes to the
 * lower bound upwards and to the upper one downwards, or to 0.
 */
export function move(value: number | null, by: number, steps: Steps): number {
  if (value === null) {
    const bound = by > 0 ? steps.min : steps.max
    return snap(Number.isFinite(bound) ? bound : 0, steps)
  }
  const from = origin(steps)
  const at = Number(((value - from) / steps.step).toFixed(6))
  const on = by > 0 ? Math.floor(at) : Math.ceil(at)
  return snap(clamp(from + (on + by) * steps.step, steps), steps)
}
