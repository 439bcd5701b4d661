/**
 * A number of followers as chance gives it: few have very many. The tail is Lomax's (Pareto's from zero), its mean the mean number of follows,
 * since every follow is somebody's follower; nobody is followed by more than all the others.
 * @param mean followers on average, before the end of the tail is cut off
 * @param tail the share of members with more than n followers falls as n to the minus this; above 1
 */
export function followersOf(
  chance: () => number,
  { mean, tail, members }: { mean: number; tail: number; members: number },
): number {
  const scale = mean * (tail - 1)
  return Math.min(members - 1, Math.floor(scale * ((1 - chance()) ** (-1 / tail) - 1)))
}
