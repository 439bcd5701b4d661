import type { Random } from '@skein/painter/random'
import type { ScriptPost } from './parse-corpus.ts'
import { hoursIn } from './text-facts.ts'
import type { DemoMember } from './types.ts'

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** How far back the demo reaches. */
export const DEMO_DAYS = 35

/** How lively each local hour is: people post over breakfast, at lunch and, most of all, after dinner. */
const LIVELY = [1, 0.5, 0.2, 0.1, 0.2, 1, 3, 6, 7, 6, 5, 5, 6, 6, 5, 4, 4, 5, 6, 7, 8, 8, 6, 3]

const localHour = (time: number, offset: number): number => (((time / HOUR + offset) % 24) + 24) % 24

const livelyHour = (random: Random): number => {
  let left = random.next() * LIVELY.reduce((sum, weight) => sum + weight, 0)
  for (const [hour, weight] of LIVELY.entries()) {
    left -= weight
    if (left < 0) return hour + random.next()
  }
  return 20
}

/** The one moment in the 24 hours that end `day` days before `now` at which it is `hour` o'clock for the member. */
const momentAt = (now: number, day: number, hour: number, offset: number): number => {
  const end = now - day * DAY
  const back = (((localHour(end, offset) - hour) % 24) + 24) % 24
  return end - back * HOUR
}

/** Weekends are livelier, and the last week a little more than the first: the place is growing. */
const freeDay = (now: number, offset: number, random: Random): number => {
  for (;;) {
    const day = Math.floor(DEMO_DAYS * random.next() ** 1.12)
    const weekday = new Date(now - day * DAY - 12 * HOUR + offset * HOUR).getUTCDay()
    const weight = weekday === 0 ? 1 : weekday === 6 ? 0.9 : weekday === 5 ? 0.85 : 0.72
    if (random.next() < weight) return day
  }
}

const placeRoot = (post: ScriptPost, member: DemoMember, now: number, room: number, random: Random): number => {
  if (post.minutesAgo !== null) return now - post.minutesAgo * MINUTE
  const day = post.day ?? freeDay(now, member.utcOffset, random)
  const hours = hoursIn(post.text)
  let time = now - room - HOUR
  for (let attempt = 0; attempt < 24; attempt += 1) {
    const hour =
      post.hour !== null
        ? post.hour + random.range(-0.4, 0.6)
        : hours !== null && attempt < 8
          ? random.range(hours[0], hours[1])
          : livelyHour(random)
    time = momentAt(now, day, hour, member.utcOffset)
    if (now - time >= room) return time
  }
  return now - room - random.next() * 6 * HOUR
}

const placeReply = (parent: number, member: DemoMember, now: number, left: number, random: Random): number => {
  // Log-normal: most answers come within the hour, some the next morning.
  const gauss = Math.sqrt(-2 * Math.log(1 - random.next())) * Math.cos(2 * Math.PI * random.next())
  let delay = Math.exp(Math.log(24 * MINUTE) + gauss * 1.25)
  delay = Math.max(70_000, Math.min(delay, 30 * HOUR))
  const hour = localHour(parent + delay, member.utcOffset)
  if (hour >= 1 && hour < 6 && random.chance(0.85)) delay += (6.4 - hour + random.next() * 2) * HOUR
  // Whoever answers later in this thread needs time as well.
  const most = (now - parent) / (left + 1.6)
  return parent + Math.min(delay, most * random.range(0.55, 1))
}

/** A moment (ms) for every post of the script: replies after what they answer, nothing after `now`. */
export function placeInTime(
  script: readonly ScriptPost[],
  members: ReadonlyMap<string, DemoMember>,
  now: number,
  random: Random,
): number[] {
  const below = script.map(() => 0)
  for (let i = script.length - 1; i >= 0; i -= 1) {
    const parent = script[i]?.parent
    if (parent !== null && parent !== undefined) below[parent] = Math.max(below[parent] ?? 0, (below[i] ?? 0) + 1)
  }
  const times: number[] = []
  for (const [index, post] of script.entries()) {
    const member = members.get(post.author)
    if (member === undefined) throw new Error(`The script names ${post.author}, who is not in the cast`)
    const parent = post.parent === null ? undefined : times[post.parent]
    const depth = below[index] ?? 0
    times.push(
      Math.floor(
        parent === undefined
          ? placeRoot(post, member, now, depth === 0 ? 3 * MINUTE : (0.6 + depth * 0.7) * HOUR, random)
          : placeReply(parent, member, now, depth, random),
      ),
    )
  }
  return times
}
