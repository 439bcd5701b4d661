/**
 * Whole percentages that add up to 100, by the largest remainder (Hamilton): rounding each share by itself can show 99 or 101.
 * Equal remainders go to the earlier option, so that the same votes always read the same.
 * @param votes counts, none below zero.
 * @returns one percentage an option; all zero while nobody has voted.
 */
export function pollShares(votes: readonly number[]): number[] {
  const total = votes.reduce((sum, count) => sum + count, 0)
  if (total === 0) return votes.map(() => 0)
  const exact = votes.map((count) => (count * 100) / total)
  const shares = exact.map(Math.floor)
  const left = 100 - shares.reduce((sum, share) => sum + share, 0)
  const byRemainder = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, left)) shares[index] = (shares[index] ?? 0) + 1
  return shares
}

/** Whether each option leads: it has votes, and none has more. Several lead on a tie. */
export function pollLeaders(votes: readonly number[]): boolean[] {
  const most = Math.max(0, ...votes)
  return votes.map((count) => most > 0 && count === most)
}
