import type { PortraitObject } from '@skein/painter/illustrations'
import { createRandom, hash } from '@skein/painter/random'
import type { Random } from '@skein/painter/random'
import { CROWD_NAMES, type CrowdNames } from './corpus/crowd-names.ts'
import { objectPortrait } from './portraits.ts'
import { CROWD_PULL, later, shared } from './society.ts'
import type { DemoFollow, DemoLike, DemoMember, DemoPost, DemoReaction, DemoRepost } from './types.ts'

/** Those who read and press a heart, and write nothing: most members of any place. */
export const CROWD_SIZE = 1500

const HOUR = 3_600_000
const FIRST_JOINED = Date.parse('2021-01-10T00:00:00Z')
const LAST_JOINED = Date.parse('2025-09-30T00:00:00Z')

const INTERESTS = ['music', 'food', 'books', 'cities', 'sea', 'science', 'crafts', 'design', 'sky', 'coffee'] as const
const OBJECTS: readonly PortraitObject[] = ['cat', 'dog', 'plant', 'moon', 'mug', 'bicycle', 'bird', 'lemon', 'record']

/** The likes of the posts that everybody has seen, the largest first: three that went round, and a tail that falls off. */
const PEAKS: readonly number[] = [
  1280,
  1040,
  860,
  ...Array.from({ length: 21 }, (_, place) => Math.round(420 * 0.935 ** place)),
]
/** However loud somebody is, others are read as well. */
const MOST_PEAKS_EACH = 3

const usernameOf = (given: string, family: string, taken: ReadonlySet<string>): string => {
  const plain = (text: string) =>
    text
      .normalize('NFD')
      .replaceAll(/[^a-z]/gi, '')
      .toLowerCase()
  const [first, last] = [plain(given), plain(family)]
  const tries = [`${first}${last}`, `${first}_${last}`, `${first.slice(0, 1)}${last}`, `${last}_${first}`]
  const free = tries.find((name) => name.length >= 3 && name.length <= 20 && !taken.has(name))
  if (free === undefined) throw new Error(`Every name for ${given} ${family} is taken`)
  return free
}

const pairsOf = ({ given, family }: CrowdNames) =>
  given.flatMap((first) => family.map((last) => [first, last] as const))

/** The readers, always the same. @param cast who is there already: no name is given twice */
export function listCrowd(cast: readonly DemoMember[]): DemoMember[] {
  const taken = new Set(cast.map(({ username }) => username))
  const crowd: DemoMember[] = []
  for (const names of CROWD_NAMES) {
    const random = createRandom(hash(`crowd ${names.language} ${names.offset}`))
    for (const [given, family] of random.shuffle(pairsOf(names)).slice(0, (CROWD_SIZE * names.share) / 100)) {
      const username = usernameOf(given, family, taken)
      taken.add(username)
      crowd.push({
        key: username,
        username,
        name: `${given} ${family}`,
        email: `${username}@mail.example`,
        bio: '',
        location: '',
        website: null,
        verified: false,
        joinedAt: new Date(Math.floor(random.range(FIRST_JOINED, LAST_JOINED))),
        portrait: random.chance(0.08) ? objectPortrait(username, random.pick(OBJECTS), random.int(12)) : null,
        interests: random.shuffle(INTERESTS).slice(0, 2),
        language: names.language,
        kind: 'person',
        isPrivate: false,
        utcOffset: names.offset,
      })
    }
  }
  return crowd
}

/** Whom the readers follow: the few whom everybody knows, by what they care about and the language they read. */
export function crowdFollows(
  crowd: readonly DemoMember[],
  cast: readonly DemoMember[],
  now: number,
  random: Random,
): DemoFollow[] {
  const known = cast.filter(({ key, isPrivate }) => CROWD_PULL[key] !== undefined && key !== 'demo' && !isPrivate)
  return crowd.flatMap((reader) =>
    known
      .filter((star) => {
        const pull = (CROWD_PULL[star.key] ?? 0) / 75
        return random.chance(Math.min(0.9, pull * (0.7 + shared(reader, star) * 0.5)))
      })
      .map((star) => {
        const since = Math.max(reader.joinedAt.getTime(), star.joinedAt.getTime())
        return {
          followerKey: reader.key,
          followeeKey: star.key,
          createdAt: new Date(Math.floor(since + (now - since) * random.range(0.02, 0.99))),
        }
      }),
  )
}

/** The posts that went round: the best liked of those whom the crowd follows, once they are half a day old. */
function peaksAmong(
  posts: readonly DemoPost[],
  likes: readonly DemoLike[],
  follows: readonly DemoFollow[],
  now: number,
): DemoPost[] {
  const liked = Map.groupBy(likes, ({ postKey }) => postKey)
  const followers = Map.groupBy(follows, ({ followeeKey }) => followeeKey)
  const reach = ({ key, authorKey }: DemoPost) =>
    (liked.get(key)?.length ?? 0) * Math.sqrt(followers.get(authorKey)?.length ?? 0)
  const given = new Map<string, number>()
  return posts
    .filter(({ replyToKey, authorKey, createdAt }) => {
      return replyToKey === null && followers.has(authorKey) && now - createdAt.getTime() > 12 * HOUR
    })
    .toSorted((a, b) => reach(b) - reach(a))
    .filter(({ authorKey }) => {
      const count = given.get(authorKey) ?? 0
      given.set(authorKey, count + 1)
      return count < MOST_PEAKS_EACH
    })
    .slice(0, PEAKS.length)
}

/** What the readers do with the posts that went round: likes, a few reposts and reactions. */
export function crowdEchoes(
  crowd: readonly DemoMember[],
  posts: readonly DemoPost[],
  { likes: liked, follows }: { likes: readonly DemoLike[]; follows: readonly DemoFollow[] },
  now: number,
  random: Random,
) {
  const likes: DemoLike[] = []
  const reposts: DemoRepost[] = []
  const reactions: DemoReaction[] = []
  for (const [place, post] of peaksAmong(posts, liked, follows, now).entries()) {
    const followers = new Set(
      follows.filter(({ followeeKey }) => followeeKey === post.authorKey).map((f) => f.followerKey),
    )
    const shuffled = random.shuffle(crowd)
    const readers = [
      ...shuffled.filter(({ key }) => followers.has(key)),
      ...shuffled.filter(({ key }) => !followers.has(key)),
    ]
    for (const { key: memberKey } of readers.slice(0, PEAKS[place])) {
      const echo = { memberKey, postKey: post.key, createdAt: later(post.createdAt.getTime(), now, 9 * HOUR, random) }
      likes.push(echo)
      if (random.chance(0.02)) reposts.push(echo)
      if (random.chance(0.05)) reactions.push({ ...echo, emoji: random.pick(['❤️', '😂', '🔥', '💯', '🎉']) })
    }
  }
  return { likes, reposts, reactions }
}
