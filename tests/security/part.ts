/** What one part of `npm run security` found. What could not be run says why, and is neither a check nor a finding. */
export type Part = { checks: number; findings: readonly string[]; notRun?: string }

/** A part that could not be run. */
export const notRun = (why: string): Part => ({ checks: 0, findings: [], notRun: why })
