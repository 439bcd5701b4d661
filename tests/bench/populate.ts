/** Fills an empty database with members, follows, posts and likes in bulk, so that reads are measured on real amounts. */
import { createHash } from 'node:crypto'
import { entitiesOf } from '@skein/contract'
import type { Database } from '@skein/domain/database/database'
import { idAt } from '@skein/domain/database/ids'
import { bareUser } from '@skein/domain/users/bare-user'

const followsOfEach = 50
const likesOfEach = 3
/** The rows are spread over this time before now. */
const spanMs = 60 * 24 * 60 * 60 * 1000

/** What a benchmark needs of the set: cookies of signed-in members, and posts to like. */
export type Population = { cookies: string[]; recentPosts: string[] }

const words =
  'harbour bread comet quiet interface ferry window garden tram vinyl lemon bicycle snow night paper wool'.split(' ')

function* batches<Row>(count: number, size: number, make: (index: number) => Row): Generator<Row[]> {
  for (let from = 0; from < count; from += size) {
    yield Array.from({ length: Math.min(size, count - from) }, (_, offset) => make(from + offset))
  }
}

/** A number from 0 to below `limit` that looks random and is the same in every run. */
const scatter = (index: number, limit: number) => (Math.imul(index + 1, 2654435761) >>> 8) % limit

/**
 * @param database empty, with its tables
 * @param posts how many posts; likes are three times as many
 * @param options how many members, and how many of them have a session
 */
export async function populate(
  { kysely }: Database,
  posts: number,
  { members = 1000, signedIn = 200 }: { members?: number; signedIn?: number } = {},
): Promise<Population> {
  const now = Date.now()
  const start = now - spanMs
  const userIds = Array.from({ length: members }, (_, index) => idAt(start - members + index, 0))
  const userId = (index: number) => userIds[index % members] ?? ''
  for (const batch of batches(members, 200, (index) => ({
    ...bareUser({ id: userId(index), username: `member_${index}`, name: `Member ${index}`, time: start }),
    email: `member_${index}@bench.example`,
    followers_count: followsOfEach,
    following_count: followsOfEach,
  }))) {
    await kysely.insertInto('users').values(batch).execute()
  }
  for (const batch of batches(members * followsOfEach, 1000, (index) => ({
    follower_id: userId(index),
    followee_id: userId(index + 1 + Math.floor(index / members) * 7),
    state: 'following' as const,
    created_at: start,
  }))) {
    await kysely
      .insertInto('follows')
      .values(batch)
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }

  const postIds = Array.from({ length: posts }, (_, index) =>
    idAt(start + Math.floor((index / posts) * spanMs), index % 4096),
  )
  const word = (index: number) => words[scatter(index, words.length)] ?? ''
  const textOf = (index: number) =>
    `The ${word(index)} and the ${word(index + 7)} met at the ${word(index + 13)} on day ${index}. #${word(index + 3)}`
  for (const batch of batches(posts, 500, (index) => ({
    id: postIds[index] ?? '',
    author_id: userId(scatter(index, members)),
    content: textOf(index),
    entities: JSON.stringify(entitiesOf(textOf(index))),
    created_at: start + Math.floor((index / posts) * spanMs),
    is_ai_generated: 0,
    image_count: 0,
    has_poll: 0,
    likes: likesOfEach,
    comments: 0,
    reposts: 0,
  }))) {
    await kysely.insertInto('posts').values(batch).execute()
  }
  for (const batch of batches(posts * likesOfEach, 1000, (index) => {
    const post = Math.floor(index / likesOfEach)
    return { post_id: postIds[post] ?? '', user_id: userId(post + (index % likesOfEach) * 331), created_at: now }
  })) {
    await kysely.insertInto('likes').values(batch).execute()
  }

  const tokens = Array.from({ length: signedIn }, (_, index) => `bench-${index}`.padEnd(43, '-'))
  for (const batch of batches(tokens.length, 500, (index) => ({
    id: idAt(now, index % 4096),
    token_hash: createHash('sha256')
      .update(tokens[index] ?? '')
      .digest('base64url'),
    user_id: userId(index),
    user_agent: 'bench',
    created_at: now,
    last_seen_at: now,
    expires_at: now + spanMs,
  }))) {
    await kysely.insertInto('sessions').values(batch).execute()
  }
  return { cookies: tokens.map((token) => `skein-session=${token}`), recentPosts: postIds.slice(-500) }
}
