import { describe, expect, it } from 'vitest'
import { buildDemo } from './build-demo.ts'

const NOW = new Date('2025-11-21T09:00:00Z')
const DAY = 86_400_000
const demo = buildDemo({ now: NOW })
// Readers say nothing, not even of themselves.
const cast = demo.members.filter(({ bio }) => bio !== '')
const crowd = demo.members.filter(({ bio }) => bio === '')
const members = new Map(demo.members.map((member) => [member.key, member]))
const posts = new Map(demo.posts.map((post) => [post.key, post]))
const roots = demo.posts.filter((post) => post.replyToKey === null)
const tokens = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

describe('the cast', () => {
  it('is large, well-formed and unique', () => {
    expect(demo.members.length).toBeGreaterThanOrEqual(60)
    for (const member of demo.members) {
      expect(member.username).toMatch(/^[a-z0-9_]{3,20}$/)
      expect(member.email).toMatch(/^[^@]+@[a-z.]+\.example$/)
      expect(member.website ?? 'https://x.example').toMatch(/^https:\/\/[a-z0-9.-]+\.example$/)
      expect(member.joinedAt.getTime()).toBeLessThan(NOW.getTime())
      expect(Array.from(new Intl.Segmenter().segment(member.bio)).length).toBeLessThanOrEqual(300)
      expect(member.name.length).toBeLessThanOrEqual(50)
      expect(member.location.length).toBeLessThanOrEqual(60)
    }
    expect(new Set(demo.members.map((member) => member.username)).size).toBe(demo.members.length)
  })

  it('has the demo account, the people of the drawings and one assistant', () => {
    expect(members.get('demo')?.name).toBe('Ada Lindqvist')
    expect(members.get('noor')).toMatchObject({ name: 'Noor Haddad', verified: true })
    expect(members.get('tomasbakes')?.name).toBe('Tomás Rivera')
    expect(members.get('ines')).toMatchObject({ name: 'Ines Moreau', verified: true })
    expect(demo.members.filter((member) => member.kind === 'ai').map((member) => member.name)).toEqual(['AI Assistant'])
    const bare = cast.filter((member) => member.kind === 'person' && member.portrait === null).length
    expect(bare / cast.length).toBeGreaterThan(0.08)
    expect(bare / cast.length).toBeLessThan(0.22)
  })
})

describe('the posts', () => {
  it('are many, with conversations, pictures, links, polls and labelled AI posts', () => {
    expect(demo.posts.length).toBeGreaterThanOrEqual(2000)
    const answered = new Set(demo.posts.map((post) => post.replyToKey))
    expect(demo.posts.length - roots.length).toBeGreaterThanOrEqual(500)
    expect(roots.filter((post) => answered.has(post.key)).length).toBeGreaterThanOrEqual(150)
    expect(demo.posts.filter((post) => post.images.length > 0).length).toBeGreaterThanOrEqual(220)
    expect(demo.posts.filter((post) => post.linkPreview !== null).length).toBeGreaterThanOrEqual(80)
    expect(demo.posts.filter((post) => post.poll !== null).length).toBeGreaterThanOrEqual(55)
    expect(demo.posts.filter((post) => post.isAiGenerated).length).toBeGreaterThanOrEqual(20)
  })

  it('never say the same thing twice, nor nearly the same', () => {
    expect(new Set(demo.posts.map((post) => post.content)).size).toBe(demo.posts.length)
    const bags = demo.posts.map((post) => {
      const words = tokens(post.content)
      return new Set(words.length < 2 ? words : words.slice(1).map((word, i) => `${words[i] ?? ''} ${word}`))
    })
    const holders = new Map<string, number[]>()
    const near: string[] = []
    for (const [index, bag] of bags.entries()) {
      const common = new Map<number, number>()
      for (const pair of bag) {
        for (const other of holders.get(pair) ?? []) common.set(other, (common.get(other) ?? 0) + 1)
        holders.set(pair, [...(holders.get(pair) ?? []), index])
      }
      for (const [other, count] of common) {
        const size = bag.size + (bags[other]?.size ?? 0) - count
        if (count / size >= 0.7) near.push(`${demo.posts[index]?.content ?? ''} | ${demo.posts[other]?.content ?? ''}`)
      }
    }
    expect(near).toEqual([])
  })

  it('do not begin alike', () => {
    const openings = new Map<string, number>()
    for (const post of demo.posts) {
      const opening = tokens(post.content).slice(0, 3).join(' ')
      openings.set(opening, (openings.get(opening) ?? 0) + 1)
    }
    expect(Math.max(...openings.values()) / demo.posts.length).toBeLessThan(0.02)
  })

  it('fit the limits of the product and hold no leftover notation', () => {
    const segmenter = new Intl.Segmenter()
    for (const post of demo.posts) {
      expect(post.content.trim().length).toBeGreaterThan(0)
      expect(Array.from(segmenter.segment(post.content)).length).toBeLessThanOrEqual(500)
      expect(post.content).not.toMatch(/\{\w*\}|\[(?:d|h|lang|img|link|poll|ai)\b|undefined|\s$| {2}/)
    }
  })

  it('carry whole polls, links under .example and pictures that are described', () => {
    const polls = demo.posts.flatMap((post) => (post.poll === null ? [] : [post.poll]))
    for (const poll of polls) {
      expect(poll.question.trim()).not.toBe('')
      expect(poll.options.length).toBeGreaterThanOrEqual(2)
      expect(poll.options.length).toBeLessThanOrEqual(4)
      expect([60, 360, 720, 1440, 2880, 4320, 10080]).toContain(poll.durationMinutes)
    }
    const links = demo.posts.flatMap((post) => (post.linkPreview === null ? [] : [post.linkPreview]))
    for (const link of links) expect(new URL(link.url).hostname).toMatch(/\.example$/)
    const pictures = demo.posts.flatMap((post) => post.images)
    for (const picture of pictures) expect(picture.alt.length).toBeGreaterThan(8)
  })

  it('mention only members, and tag what the text tags', () => {
    for (const post of demo.posts) {
      for (const match of post.content.matchAll(/(?<![\w@.])@(\w+)/g)) expect(members.has(match[1] ?? '')).toBe(true)
      expect(members.get(post.authorKey)?.kind).toBe('person')
      for (const tag of post.tags) expect(post.content.toLowerCase()).toContain(`#${tag}`)
    }
    expect(demo.posts.some((post) => post.mentionKeys.includes('demo'))).toBe(true)
  })

  it('come in order, from the past five weeks, replies after what they answer', () => {
    for (const [index, post] of demo.posts.entries()) {
      expect(post.createdAt.getTime()).toBeLessThan(NOW.getTime())
      expect(NOW.getTime() - post.createdAt.getTime()).toBeLessThan(36 * DAY)
      expect(post.createdAt.getTime()).toBeGreaterThanOrEqual(demo.posts[index - 1]?.createdAt.getTime() ?? 0)
    }
    const replies = demo.posts.filter((post) => post.replyToKey !== null)
    for (const reply of replies) {
      const parent = posts.get(reply.replyToKey ?? '')
      expect(parent?.createdAt.getTime() ?? Infinity).toBeLessThan(reply.createdAt.getTime())
    }
    expect(NOW.getTime() - (demo.posts.at(-1)?.createdAt.getTime() ?? 0)).toBeLessThan(DAY / 24)
  })

  it('are written in seven languages', () => {
    const count = (language: string): number => demo.posts.filter((post) => post.language === language).length
    expect(count('en')).toBeGreaterThan(1000)
    for (const language of ['es', 'fr', 'de', 'pt']) expect(count(language)).toBeGreaterThanOrEqual(60)
    for (const language of ['ar', 'ja']) expect(count(language)).toBeGreaterThanOrEqual(15)
  })

  it('trend: the tags of the drawings have many distinct authors in the last 24 hours', () => {
    for (const tag of [
      'quietinterfaces',
      'rainydaybread',
      'cometwatch',
      'vinilosdomingo',
      'balkongarten',
      'unepageparsoir',
    ]) {
      const recent = demo.posts.filter(
        (post) => post.tags.includes(tag) && NOW.getTime() - post.createdAt.getTime() < DAY,
      )
      expect(new Set(recent.map((post) => post.authorKey)).size).toBeGreaterThanOrEqual(6)
    }
    expect(demo.trendCategories).toMatchObject({
      quietinterfaces: 'Design',
      cometwatch: 'Science',
      vinilosdomingo: 'Music',
      unepageparsoir: 'Books',
    })
  })
})

describe('what the cast does', () => {
  it('follows by a power law, the demo account about 25 people', () => {
    const followers = Map.groupBy(demo.follows, (follow) => follow.followeeKey)
    const sizes = [...followers.values()].map((list) => list.length)
    expect(Math.max(...sizes)).toBeGreaterThan(45)
    const following = Map.groupBy(demo.follows, (follow) => follow.followerKey)
    expect(median(cast.map(({ key }) => following.get(key)?.length ?? 0))).toBeGreaterThanOrEqual(9)
    expect(followers.get('noor')?.length).toBeGreaterThan(1000)
    expect(demo.follows.filter((follow) => follow.followerKey === 'demo').length).toBe(25)
    expect(demo.follows.every((follow) => follow.followerKey !== follow.followeeKey)).toBe(true)
    expect(new Set(demo.follows.map((follow) => `${follow.followerKey} ${follow.followeeKey}`)).size).toBe(
      demo.follows.length,
    )
  })

  it('echoes posts once per member, later than the post and not after now', () => {
    expect(demo.likes.length).toBeGreaterThan(10_000)
    expect(demo.likes.length).toBeLessThanOrEqual(35_000)
    for (const list of [demo.likes, demo.reposts, demo.reactions, demo.pollVotes, demo.bookmarks]) {
      expect(new Set(list.map((row) => `${row.memberKey} ${row.postKey}`)).size).toBe(list.length)
      for (const row of list) {
        const post = posts.get(row.postKey)
        expect(members.has(row.memberKey)).toBe(true)
        expect(row.createdAt.getTime()).toBeGreaterThanOrEqual(post?.createdAt.getTime() ?? Infinity)
        expect(row.createdAt.getTime()).toBeLessThanOrEqual(NOW.getTime())
      }
    }
    for (const vote of demo.pollVotes) {
      const post = posts.get(vote.postKey)
      const end = (post?.createdAt.getTime() ?? 0) + (post?.poll?.durationMinutes ?? 0) * 60_000
      expect(vote.optionIndex).toBeLessThan(post?.poll?.options.length ?? 0)
      expect(vote.createdAt.getTime()).toBeLessThanOrEqual(end)
    }
  })

  it('has a few posts that went round, many that some have seen, and a quiet middle', () => {
    const likes = Map.groupBy(demo.likes, ({ postKey }) => postKey)
    const counts = roots.map(({ key }) => likes.get(key)?.length ?? 0).toSorted((a, b) => b - a)
    expect(counts.filter((count) => count > 800)).toHaveLength(3)
    expect(counts.filter((count) => count > 100).length).toBeGreaterThanOrEqual(20)
    expect(median(counts)).toBeLessThan(12)
    const loud = roots.filter(({ key }) => (likes.get(key)?.length ?? 0) > 100)
    expect(new Set(loud.map(({ authorKey }) => authorKey)).size).toBeGreaterThanOrEqual(8)
  })

  it('answers some posts dozens of times, several of them in turn', () => {
    const answers = Map.groupBy(demo.posts, ({ replyToKey }) => replyToKey)
    const below = (key: string): number =>
      (answers.get(key) ?? []).reduce((sum, answer) => sum + 1 + below(answer.key), 0)
    const depth = (key: string): number =>
      Math.max(0, ...(answers.get(key) ?? []).map((answer) => 1 + depth(answer.key)))
    const largest = roots.toSorted((a, b) => below(b.key) - below(a.key)).slice(0, 2)
    expect(largest.map(({ key }) => below(key))).toEqual([
      expect.toSatisfy((n) => n >= 40),
      expect.toSatisfy((n) => n >= 25),
    ])
    expect(depth(largest[0]?.key ?? '')).toBeGreaterThanOrEqual(8)
  })

  it('shows two, three and four pictures in one post, each with words of its own', () => {
    for (const count of [2, 3, 4]) expect(demo.posts.some(({ images }) => images.length === count)).toBe(true)
    for (const { images } of demo.posts) expect(new Set(images.map(({ alt }) => alt)).size).toBe(images.length)
  })

  it('is read by many who write nothing, and follow whom they like', () => {
    expect(crowd.length).toBeGreaterThan(1400)
    const writing = new Set(demo.posts.map(({ authorKey }) => authorKey))
    expect(crowd.filter(({ key }) => writing.has(key))).toEqual([])
    expect(new Set(crowd.map(({ name }) => name)).size).toBeGreaterThan(crowd.length * 0.99)
  })

  it('keeps a private account to its followers', () => {
    const allowed = new Set(
      demo.follows.filter((follow) => follow.followeeKey === 'luciaf').map((follow) => follow.followerKey),
    )
    const rows = [...demo.likes, ...demo.reposts, ...demo.reactions].filter(
      (row) => posts.get(row.postKey)?.authorKey === 'luciaf',
    )
    expect(rows.length).toBeGreaterThan(0)
    expect(rows.every((row) => allowed.has(row.memberKey))).toBe(true)
  })
})

describe('determinism', () => {
  it('gives the same data for the same seed and moment, other data for another seed', () => {
    expect(buildDemo({ now: NOW })).toEqual(demo)
    expect(buildDemo({ now: NOW, seed: 7 }).likes).not.toEqual(demo.likes)
  })

  it('holds at any hour of any day', () => {
    for (const iso of ['2026-02-28T23:59:59Z', '2026-06-14T03:10:00Z', '2027-01-01T00:00:00Z']) {
      const now = new Date(iso)
      const other = buildDemo({ now, seed: 5 })
      expect(other.posts.length).toBeGreaterThanOrEqual(2000)
      expect(new Set(other.posts.map((post) => post.content)).size).toBe(other.posts.length)
      const rows = [
        ...other.posts,
        ...other.likes,
        ...other.reposts,
        ...other.reactions,
        ...other.pollVotes,
        ...other.messages,
      ]
      expect(rows.every((row) => row.createdAt.getTime() <= now.getTime())).toBe(true)
      const at = new Map(other.posts.map((post) => [post.key, post.createdAt.getTime()]))
      expect(
        other.posts.every(
          (post) => post.replyToKey === null || (at.get(post.replyToKey) ?? Infinity) < post.createdAt.getTime(),
        ),
      ).toBe(true)
    }
  })
})
