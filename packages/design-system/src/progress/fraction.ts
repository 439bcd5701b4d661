/**
 * How much of a range lies before `value`, from 0 to 1; never anything else. A range without a length, or a number that
 * is none, has nothing before it.
 */
export function fraction(value: number, min: number, max: number): number {
  const part = (value - min) / (max - min)
  return part > 0 ? Math.min(part, 1) : 0
}
