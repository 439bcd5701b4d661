/** What a place of some size needs, and what that costs in a month. */
import type { Assumptions } from './assumptions.ts'
import { busiestMinutes, quantile } from './busiest-minute.ts'
import type { Minute } from './busiest-minute.ts'

const secondsOfDay = 24 * 60 * 60
const daysOfYear = 365
const daysOfMonth = 30
const kibOfGib = 2 ** 20
/** Processors are bought so that the busiest minute takes this share of them: what is left is for a machine that fails, and for growth. */
const busy = 0.5
/** A database is there twice, and once more in its backups. */
const copiesOfRows = 3

export type Bill = {
  members: number
  active: number
  /** Requests for pages and answers in the busiest minute, a second. */
  requests: number
  /** The usual busiest minute, and the worst of a hundred. */
  usual: Minute
  worst: Minute
  cores: number
  /** Of those, what telling open pages of posts takes. */
  coresForTelling: number
  /** Memory of open pages' streams, after a year of rows one copy of the database, and pictures: GiB. */
  streamsGiB: number
  rowsGiB: number
  mediaGiB: number
  sentGiB: number
  /** Euros a month at the end of the first year. */
  month: number
  monthOfThousand: number
  /** What does not go as it is. */
  beyond: string[]
}

/** What does not go as it is: a database that is asked for more than one can do, or posts that are told of slower than they come. */
function limitsOf(
  writes: number,
  toldPosts: number,
  rowsGiB: number,
  { posts }: Minute,
  { needs }: Assumptions,
): string[] {
  const oneDisk = 8 * 1024
  return [
    ...(posts > toldPosts ? ['telling'] : []),
    ...(writes > needs.notices ? ['notices'] : []),
    ...(writes > needs.writes ? ['writes'] : []),
    ...(rowsGiB > oneDisk ? ['size'] : []),
  ]
}

/** @param members how many members a place has, for all of its first year */
export function billOf(members: number, assumptions: Assumptions): Bill {
  const { behaviour, needs, prices } = assumptions
  const minutes = busiestMinutes(members, behaviour)
  const usual = quantile(minutes, 0.5)
  const worst = quantile(minutes, 0.99)
  const perSecond = (aDay: number) => (aDay / secondsOfDay) * behaviour.peak

  const postsADay = members * behaviour.posts
  const readsADay = members * behaviour.dailyActive * behaviour.reads
  const answersADay = postsADay * behaviour.answers
  const answers = perSecond(answersADay)
  const reads = perSecond(readsADay)
  // A process that is not done telling takes what has come meanwhile together: no page is written to more often than this.
  const turns = 1000 / (needs.streams * needs.tellMs)
  const writings = members * behaviour.online * Math.min(usual.posts, turns)
  const coresForTelling = (writings * needs.tellMs) / 1000 / busy
  const asked = reads * needs.feedMs + usual.posts * needs.postMs + answers * needs.answerMs
  const cores = asked / 1000 / busy + coresForTelling

  const rows =
    postsADay * daysOfYear * needs.postBytes +
    answersADay * daysOfYear * needs.answerBytes +
    members * (needs.memberBytes + behaviour.follows * needs.followBytes)
  const rowsGiB = rows / 2 ** 30
  const mediaGiB = (postsADay * daysOfYear * behaviour.withMedia * needs.mediaKiB) / kibOfGib
  const looksADay = members * behaviour.dailyActive * behaviour.looks
  const sentGiB = (looksADay * daysOfMonth * needs.lookKiB) / kibOfGib

  const month =
    Math.max(1, cores) * prices.core +
    rowsGiB * copiesOfRows * prices.diskGiB +
    mediaGiB * prices.mediaGiB +
    sentGiB * prices.sentGiB
  const active = members * behaviour.monthlyActive
  return {
    members,
    active,
    requests: reads + usual.posts + answers,
    usual,
    worst,
    cores,
    coresForTelling,
    streamsGiB: (members * behaviour.online * needs.streamKiB) / kibOfGib,
    rowsGiB,
    mediaGiB,
    sentGiB,
    month,
    monthOfThousand: (month / active) * 1000,
    beyond: limitsOf(usual.posts + answers, turns * needs.together, rowsGiB, usual, assumptions),
  }
}
