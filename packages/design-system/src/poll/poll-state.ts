/** What the options add up to for one reader, without React. */
import { pollLeaders, pollShares } from './poll-shares.ts'

/** How the question names the choices or the results. */
export type PollNaming = { 'aria-label': string } | { 'aria-labelledby': string }

export type PollOption = {
  readonly id: string
  readonly text: string
  /** Votes counted so far, never below zero. */
  readonly votes: number
}

export type PollRow = PollOption & {
  /** Whole percent; all rows add up to 100, or to 0 while nobody has voted. Of the voters where those are given: one may vote for several. */
  readonly percent: number
  readonly leads: boolean
  readonly own: boolean
}

/**
 * The rows of the results.
 * @param own the options the reader voted for
 * @param counted those of them that `votes` hold already; one that is there and not in `own` is taken back
 * @param voters how many people voted, where each may vote for several
 */
export function pollRows(
  options: readonly PollOption[],
  own: readonly string[],
  counted: readonly string[],
  voters?: number,
): PollRow[] {
  const votes = options.map(({ id, votes: before }) =>
    Math.max(0, before + Number(own.includes(id)) - Number(counted.includes(id))),
  )
  const shares =
    voters === undefined
      ? pollShares(votes)
      : votes.map((count) => (voters > 0 ? Math.min(100, Math.round((count * 100) / voters)) : 0))
  const leaders = pollLeaders(votes)
  return options.map(({ id, text }, index) => ({
    id,
    text,
    votes: votes[index] ?? 0,
    percent: shares[index] ?? 0,
    leads: leaders[index] ?? false,
    own: own.includes(id),
  }))
}

/** One vote, several, or none, as a list. Whoever knows of no vote, and does not know, says nothing. */
export function asVotes(vote: string | readonly string[] | null | undefined): readonly string[] | undefined {
  if (vote === undefined) return undefined
  if (vote === null) return []
  return typeof vote === 'string' ? [vote] : vote
}
