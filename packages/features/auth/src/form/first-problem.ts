import { unavailable } from '@skein/feature-form/problems'
import type { Problems } from '@skein/feature-form/problems'

/** What a toast says about a form that cannot be sent. `other` comes with the field's own problem. */
export type Verdict = 'missing' | 'mismatch' | 'short' | 'unavailable' | 'other'

const order = [
  [unavailable, 'unavailable'],
  ['required', 'missing'],
  ['mismatch', 'mismatch'],
  ['short', 'short'],
] as const

/** The problem that is told first, in the order of section 5: missing fields, then the mismatch, then the length. */
export function firstProblem(problems: Problems): Verdict {
  const codes = new Set(Object.values(problems).map((problem) => ('code' in problem ? problem.code : '')))
  for (const [code, verdict] of order) if (codes.has(code)) return verdict
  return 'other'
}
