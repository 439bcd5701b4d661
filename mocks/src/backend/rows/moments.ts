import { hoursAgo } from '../../fixtures/ids.ts'

/** A moment of the contract as a column keeps it. */
export const timeOf = (moment: string): number => Date.parse(moment)

/** Long enough ago that nothing of a story comes before it. */
export const longAgo = (): number => hoursAgo(24 * 300).getTime()
