import type { Random } from '@skein/painter/random'
import type {
  DemoBookmark,
  DemoEmoji,
  DemoFollow,
  DemoLike,
  DemoMember,
  DemoPollVote,
  DemoPost,
  DemoReaction,
  DemoRepost,
} from './types.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** Upper bound for like rows: enough to look alive, few enough to insert in a moment. */
const MOST_LIKES = 24_000

/** Whom the demo account follows. Noor, Tomás, Ines and Mei are left for 'Who to follow', as drawn. */
const DEMO_FOLLOWS = new Set([
  'saga',
  'jonasbaut',
  'elif',
  'kenji',
  'margo',
  'zuzana',
  'samwhit',
  'samokafor',
  'walt',
  'slowtools',
  'northgate',
  'kofi',
  'klara',
  'maeve',
  'pieter',
  'amarabakes',
  'harold',
  'priyaraman',
  'dalia',
  'bea',
  'theomartin',
  'freya',
  'emil',
  'lenny',
  'junebug',
])
/** How strongly each of the well-known draws followers. */
export const CROWD_PULL: Readonly<Record<string, number>> = {
  noor: 60,
  ines: 42,
  tomasbakes: 38,
  zuzana: 30,
  elif: 26,
  slowtools: 22,
  meiplants: 20,
  northgate: 16,
  amarabakes: 15,
  kofi: 11,
  harold: 11,
  wanjiru: 9,
  kenji: 8,
  margo: 8,
  lucia: 7,
  maeve: 7,
  walt: 7,
  demo: 6,
  thandi: 6,
  samwhit: 6,
}
const RIVALS: readonly DemoEmoji[] = ['❤️', '😂', '😮', '🔥', '💯', '🎉', '👍', '😢']

/** How many interests two members have in common. */
export const shared = (a: DemoMember, b: DemoMember): number =>
  a.interests.filter((interest) => b.interests.includes(interest)).length

/** Some time after `from`, most often soon, and never after `now`. @param scale milliseconds on average */
export const later = (from: number, now: number, scale: number, random: Random): Date => {
  const delay = -Math.log(1 - random.next()) * scale
  return new Date(Math.floor(Math.min(from + 20_000 + delay, from + (now - from) * random.range(0.3, 1))))
}

/** Picks `count` different items, each with a chance in proportion to its weight (Efraimidis–Spirakis). */
const pickWeighted = <T>(items: readonly T[], weight: (item: T) => number, count: number, random: Random): T[] =>
  items
    .map((item) => ({ item, rank: -Math.log(1 - random.next()) / Math.max(1e-9, weight(item)) }))
    .toSorted((a, b) => a.rank - b.rank)
    .slice(0, count)
    .map(({ item }) => item)

/** Who follows whom: a few have most of the crowd, shared interests and language pull. */
export function makeFollows(people: readonly DemoMember[], now: number, random: Random) {
  const follows: DemoFollow[] = []
  const followRequests: DemoFollow[] = []
  for (const person of people) {
    const others = people.filter((other) => other.key !== person.key)
    const count = Math.min(48, Math.max(4, Math.round(Math.exp(Math.log(15) + random.range(-1, 1) * 0.95))))
    const weight = (other: DemoMember): number =>
      ((CROWD_PULL[other.key] ?? 2.2) + (other.language === person.language && other.language !== 'en' ? 9 : 0)) *
      (0.5 + shared(person, other)) *
      (other.isPrivate ? 2 : 1)
    const chosen =
      person.key === 'demo'
        ? people.filter((other) => DEMO_FOLLOWS.has(other.key))
        : pickWeighted(others, weight, count, random)
    for (const other of chosen) {
      const since = Math.max(person.joinedAt.getTime(), other.joinedAt.getTime())
      follows.push({
        followerKey: person.key,
        followeeKey: other.key,
        createdAt: new Date(Math.floor(since + (now - since) * random.range(0.02, 0.99))),
      })
    }
  }
  followRequests.push({ followerKey: 'demo', followeeKey: 'luciaf', createdAt: new Date(now - 26 * HOUR) })
  return { follows, followRequests }
}

/** Likes, reposts, reactions, votes and bookmarks, all later than what they are about and none after `now`. */
export function makeEchoes(
  people: readonly DemoMember[],
  posts: readonly DemoPost[],
  follows: readonly DemoFollow[],
  now: number,
  random: Random,
) {
  const followers = new Map<string, Set<string>>(people.map((person) => [person.key, new Set<string>()]))
  for (const follow of follows) followers.get(follow.followeeKey)?.add(follow.followerKey)
  const byKey = new Map(people.map((person) => [person.key, person]))
  const likes: DemoLike[] = []
  const reposts: DemoRepost[] = []
  const reactions: DemoReaction[] = []
  const pollVotes: DemoPollVote[] = []
  const bookmarks: DemoBookmark[] = []
  for (const post of posts) {
    const author = byKey.get(post.authorKey)
    const crowd = followers.get(post.authorKey)
    if (author === undefined || crowd === undefined) continue
    const posted = post.createdAt.getTime()
    const age = now - posted
    const readers = people.filter((person) => person.key !== author.key && (!author.isPrivate || crowd.has(person.key)))
    const weight = (person: DemoMember): number => (crowd.has(person.key) ? 5 : 0.6) * (0.6 + shared(person, author))
    // Pareto with a young-post discount: a post of ten minutes ago has been seen by a few only.
    const seen = Math.min(1, age / (3 * HOUR)) ** 0.35
    const pareto = (1 - random.next()) ** -0.72
    const base =
      post.replyToKey === null
        ? 2.1 + crowd.size * 0.13 + (post.images.length === 0 ? 0 : 1.5)
        : 0.9 + crowd.size * 0.03
    const count = Math.min(readers.length - 3, Math.floor(base * pareto * seen * random.range(0.5, 1.3)))
    const fans = pickWeighted(readers, weight, count, random)
    for (const fan of fans)
      likes.push({ memberKey: fan.key, postKey: post.key, createdAt: later(posted, now, 5 * HOUR, random) })
    if (post.replyToKey === null && count > 9 && !author.isPrivate) {
      for (const fan of fans.slice(0, Math.floor(count * random.range(0.02, 0.16)))) {
        reposts.push({ memberKey: fan.key, postKey: post.key, createdAt: later(posted, now, 7 * HOUR, random) })
      }
    }
    if (count > 4 && random.chance(0.55)) {
      const palette = random.shuffle(RIVALS).slice(0, 1 + random.int(3))
      for (const fan of random.shuffle(fans).slice(0, Math.ceil(count * random.range(0.08, 0.4)))) {
        const emoji = palette[Math.floor(palette.length * random.next() ** 1.8)] ?? '❤️'
        reactions.push({
          memberKey: fan.key,
          postKey: post.key,
          emoji,
          createdAt: later(posted, now, 5 * HOUR, random),
        })
      }
    }
    if (post.poll !== null) {
      const end = Math.min(now, posted + post.poll.durationMinutes * 60_000)
      const pull = post.poll.options.map(() => 0.35 + random.next())
      const total = pull.reduce((sum, value) => sum + value, 0)
      const voters = pickWeighted(readers, weight, Math.floor(readers.length * random.range(0.28, 0.8) * seen), random)
      for (const voter of voters) {
        let left = random.next() * total
        const found = pull.findIndex((value) => (left -= value) < 0)
        pollVotes.push({
          memberKey: voter.key,
          postKey: post.key,
          optionIndex: Math.max(0, found),
          createdAt: later(posted, end, Math.max(HOUR, (end - posted) / 3), random),
        })
      }
    }
    const kept = post.images.length > 0 || post.linkPreview !== null || post.poll !== null ? 0.05 : 0.015
    if (post.authorKey !== 'demo' && age > HOUR && !author.isPrivate && random.chance(kept)) {
      bookmarks.push({ memberKey: 'demo', postKey: post.key, createdAt: later(posted, now, DAY, random) })
    }
  }
  return { likes: thin(likes, random), reposts, reactions, pollVotes, bookmarks }
}

const thin = (likes: readonly DemoLike[], random: Random): DemoLike[] => {
  if (likes.length <= MOST_LIKES) return [...likes]
  const share = (MOST_LIKES * 0.99) / likes.length
  return likes.filter(() => random.chance(share)).slice(0, MOST_LIKES)
}
