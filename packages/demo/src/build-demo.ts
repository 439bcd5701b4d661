import { hashtagsOf, mentionsOf } from '@skein/contract/text'
import type { PictureScene, PictureSpec } from '@skein/painter/illustrations'
import { createRandom, hash } from '@skein/painter/random'
import type { Random } from '@skein/painter/random'
import { CORPUS, TREND_CATEGORIES } from './corpus/index.ts'
import { crowdEchoes, crowdFollows, listCrowd } from './crowd.ts'
import { makeMessages } from './direct-messages.ts'
import { describeScene } from './describe-scene.ts'
import { growPosts } from './grow.ts'
import { listMembers } from './members.ts'
import { parseCorpus, type ScriptPost } from './parse-corpus.ts'
import { makeEchoes, makeFollows } from './society.ts'
import { languageOf } from './text-facts.ts'
import { placeInTime } from './timeline.ts'
import type { DemoData, DemoMember, DemoOptions, DemoPost } from './types.ts'

/** The demo account of specification §2.13; the sign-in screen shows both only when the server runs with demo data. */
export const DEMO_USERNAME = 'demo'
export const DEMO_PASSWORD = 'quiet-paper'

const SIZES: readonly (readonly [number, number])[] = [
  [1200, 800],
  [1200, 800],
  [1200, 800],
  [1200, 675],
  [1080, 1080],
  [1080, 1080],
  [800, 1000],
]

const pictureOf = (scene: PictureScene, random: Random): PictureSpec => {
  const [width, height] = random.pick(SIZES)
  return { scene, width, height, seed: random.int(1_000_000) }
}

const usualLanguage = (post: ScriptPost, member: DemoMember) => post.language ?? languageOf(post.text, member.language)

/** Most corrections are made at once, before many have read it. */
const editedAt = (posted: number, now: number) => new Date(Math.min(now, posted + 4 * 60_000))

const finish = (
  script: readonly ScriptPost[],
  byKey: ReadonlyMap<string, DemoMember>,
  now: number,
  random: Random,
): DemoPost[] => {
  const times = placeInTime(script, byKey, now, random)
  const order = script.map((_, index) => index).toSorted((a, b) => (times[a] ?? 0) - (times[b] ?? 0) || a - b)
  const keyOf = new Map(order.map((index, place) => [index, `post-${String(place + 1).padStart(4, '0')}`]))
  return order.flatMap((index): DemoPost[] => {
    const post = script[index]
    const member = post === undefined ? undefined : byKey.get(post.author)
    const key = keyOf.get(index)
    if (post === undefined || member === undefined || key === undefined) return []
    const language = usualLanguage(post, member)
    const own = createRandom(hash(`${post.author} ${post.text}`))
    const parent = post.parent === null ? null : (keyOf.get(post.parent) ?? null)
    const posted = times[index] ?? now
    return [
      {
        key,
        authorKey: member.key,
        content: post.text,
        createdAt: new Date(posted),
        replyToKey: post.quotes ? null : parent,
        quoteOfKey: post.quotes ? parent : null,
        contentWarning: post.warning,
        edit: post.earlier === null ? null : { earlier: post.earlier, at: editedAt(posted, now) },
        language,
        images: post.images.map(({ scene, alt }) => ({
          spec: pictureOf(scene, own),
          alt: alt ?? describeScene(scene, language),
        })),
        linkPreview:
          post.link === null
            ? null
            : {
                url: post.link.url,
                title: post.link.title,
                description: post.link.description,
                image:
                  post.link.scene === null
                    ? null
                    : { scene: post.link.scene, width: 800, height: 800, seed: own.int(1_000_000) },
              },
        poll: post.poll,
        isAiGenerated: post.ai,
        tags: hashtagsOf(post.text),
        mentionKeys: mentionsOf(post.text).filter((name) => byKey.has(name)),
      },
    ]
  })
}

/**
 * Builds the whole demo: a cast, five weeks of posts and conversations, what the cast did with them, and a crowd that reads. Pure: the same
 * `now` and `seed` give deeply equal data, and nothing in it is later than `now`. Takes well under a second.
 */
export function buildDemo(options: DemoOptions): DemoData {
  const now = options.now.getTime()
  const random = createRandom(options.seed ?? 2001)
  const cast = listMembers()
  const people = cast.filter((member) => member.kind === 'person')
  const crowd = listCrowd(cast)
  const byKey = new Map(cast.map((member) => [member.key, member]))
  const script = [...parseCorpus(CORPUS), ...growPosts(people, random)]
  const posts = finish(script, byKey, now, random)
  const { follows: amongCast, followRequests } = makeFollows(people, now, random)
  const echoes = makeEchoes(people, posts, amongCast, now, random)
  const followed = crowdFollows(crowd, people, now, random)
  const echoed = crowdEchoes(crowd, posts, { likes: echoes.likes, follows: followed }, now, random)
  return {
    members: [...cast, ...crowd],
    posts,
    follows: [...amongCast, ...followed],
    followRequests,
    ...echoes,
    likes: [...echoes.likes, ...echoed.likes],
    reposts: [...echoes.reposts, ...echoed.reposts],
    reactions: [...echoes.reactions, ...echoed.reactions],
    messages: makeMessages(now),
    trendCategories: TREND_CATEGORIES,
  }
}
