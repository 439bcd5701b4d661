/** What the options add up to for one reader, without React. */
import { pollLeaders, pollShares } from './poll-shares.ts'

export type PollOption = {
  readonly id: string
  readonly text: string
  /** Votes counted so far, never below zero. */
  readonly votes: number
}

export type PollRow = PollOption & {
  /** Whole percent; all rows add up to 100, or to 0 while nobody has voted. */
  readonly percent: number
  readonly leads: boolean
  readonly own: boolean
}

/**
 * The rows of the results.
 * @param own the option the reader voted for
 * @param uncounted a vote of the reader that `votes` does not hold yet
 */
export function pollRows(
  options: readonly PollOption[],
  own: string | undefined,
  uncounted: string | undefined,
): PollRow[] {
  const counted = options.map(({ id, votes }) => votes + (id === uncounted ? 1 : 0))
  const shares = pollShares(counted)
  const leaders = pollLeaders(counted)
  return options.map(({ id, text }, index) => ({
    id,
    text,
    votes: counted[index] ?? 0,
    percent: shares[index] ?? 0,
    leads: leaders[index] ?? false,
    own: id === own,
  }))
}
