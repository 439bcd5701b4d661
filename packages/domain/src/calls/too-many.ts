import { Problem } from './problem.ts'

/** The refusal of one attempt too many. @param waitMs until the next one is let through */
export function tooMany(waitMs: number): Problem {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000))
  return new Problem('too-many-requests', { headers: { 'retry-after': String(seconds) } })
}
