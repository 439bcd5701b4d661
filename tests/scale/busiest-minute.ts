/** The busiest minute of a day, drawn a number of times: what a post sets off in it. */
import type { Behaviour } from './assumptions.ts'
import { followersOf } from './followers.ts'
import { createChance, howMany } from './random.ts'

const minutesOfDay = 24 * 60

/** Of one minute, a second on average. */
export type Minute = {
  posts: number
  /** Rows that would be written if every post were put into each follower's own feed. */
  rowsOnWrite: number
  /** Open pages told of a post where every page that may see it is told. */
  toldToAll: number
  /** Open pages told of a post where only its author's followers are. */
  toldToFollowers: number
  /** The most followers that an author of this minute has. */
  largest: number
}

function draw(members: number, behaviour: Behaviour, chance: () => number): Minute {
  const { posts, peak, online, follows, tail } = behaviour
  const count = howMany(((members * posts) / minutesOfDay) * peak, chance)
  let followers = 0
  let largest = 0
  for (let index = 0; index < count; index += 1) {
    const own = followersOf(chance, { mean: follows, tail, members })
    followers += own
    largest = Math.max(largest, own)
  }
  return {
    posts: count / 60,
    rowsOnWrite: followers / 60,
    toldToAll: (count * members * online) / 60,
    toldToFollowers: (followers * online) / 60,
    largest,
  }
}

/** Draws minutes and sorts them by what fan-out on write would cost in them. */
export function busiestMinutes(members: number, behaviour: Behaviour, { minutes = 60, seed = 1 } = {}): Minute[] {
  const chance = createChance(seed)
  return Array.from({ length: minutes }, () => draw(members, behaviour, chance)).toSorted(
    (one, other) => one.rowsOnWrite - other.rowsOnWrite,
  )
}

/** The minute that a share of minutes is below. @param share from 0 to 1 */
export function quantile(minutes: readonly Minute[], share: number): Minute {
  const found = minutes[Math.min(minutes.length - 1, Math.floor(minutes.length * share))]
  if (found === undefined) throw new Error('No minute was drawn.')
  return found
}
