/** Makes a populated database as rich as a living one: what cards show, what feeds join, and members who follow many. */
import type { Database } from '@skein/domain/database/database'
import type { Executor } from '@skein/domain/database/statements'
import { sql } from 'kysely'

/** Members with so many follows; their session is the population's cookie of the same place. */
export const followings = [50, 500, 5000] as const

/** A word that stands in few posts of many. */
export const rareWord = 'zephyr'

const chunk = 1000

/** Inserts rows that the database itself makes, from every post whose number in order of time fits. */
async function fill(kysely: Executor): Promise<void> {
  const posts = await kysely
    .selectFrom('posts')
    .select(['id', 'author_id', 'content', 'created_at'])
    .orderBy('id')
    .execute()
  const users = await kysely.selectFrom('users').select('id').where('kind', '=', 'person').orderBy('id').execute()
  const user = (index: number) => users[index % users.length]?.id ?? ''
  const each = async (
    every: number,
    insert: (some: { post: (typeof posts)[number]; index: number }[]) => Promise<unknown>,
  ) => {
    const some = posts.map((post, index) => ({ post, index })).filter(({ index }) => index % every === 0)
    for (let from = 0; from < some.length; from += chunk) await insert(some.slice(from, from + chunk))
  }

  await each(1000, (some) =>
    kysely
      .updateTable('posts')
      .set({ content: sql`content || ${` ${rareWord}`}` })
      .where(
        'id',
        'in',
        some.map(({ post }) => post.id),
      )
      .execute(),
  )
  await each(1, async (some) => {
    const values = some.flatMap(({ post, index }) =>
      [0, 1, 2].map((offset) => ({
        post_id: post.id,
        user_id: user(index * 3 + offset),
        emoji: (['heart', 'fire', 'laugh'] as const)[(index + offset) % 3] ?? 'heart',
        created_at: post.created_at,
      })),
    )
    await kysely.insertInto('reactions').values(values).execute()
    const counts = values.map(({ post_id, emoji }) => ({ post_id, emoji, total: 1 }))
    await kysely.insertInto('post_reactions').values(counts).execute()
  })
  await each(4, async (some) => {
    const previews = JSON.stringify({
      url: 'https://news.example/a',
      title: 'News',
      description: 'What happened today in town',
      image: null,
    })
    await kysely
      .updateTable('posts')
      .set({ url_preview: previews })
      .where(
        'id',
        'in',
        some.map(({ post }) => post.id),
      )
      .execute()
  })
  await each(10, async (some) => {
    await kysely
      .insertInto('polls')
      .values(
        some.map(({ post }) => ({
          post_id: post.id,
          question: 'Which way?',
          duration: 1440,
          ends_at: post.created_at + 86_400_000,
          closed_at: 1,
        })),
      )
      .execute()
    const options = ['a', 'b', 'c', 'd'] as const
    await kysely
      .insertInto('poll_options')
      .values(
        some.flatMap(({ post }) =>
          options.map((option, position) => ({
            post_id: post.id,
            option_id: option,
            position,
            text: `Way ${option}`,
            votes: position === 0 ? 2 : 1,
          })),
        ),
      )
      .execute()
    await kysely
      .insertInto('poll_votes')
      .values(
        some.flatMap(({ post, index }) =>
          Array.from({ length: 5 }, (_, offset) => ({
            post_id: post.id,
            user_id: user(index + offset * 13),
            option_id: options[offset % 4] ?? 'a',
            created_at: post.created_at,
          })),
        ),
      )
      .execute()
    await kysely
      .updateTable('posts')
      .set({ has_poll: 1 })
      .where(
        'id',
        'in',
        some.map(({ post }) => post.id),
      )
      .execute()
  })
}

/** Lets the first members follow 50, 500 and 5,000 others, and keeps bookmarks for them. */
async function connect(kysely: Executor): Promise<void> {
  const users = await kysely.selectFrom('users').select('id').where('kind', '=', 'person').orderBy('id').execute()
  const recent = await kysely.selectFrom('posts').select('id').orderBy('id', 'desc').limit(5000).execute()
  for (const [index, count] of followings.entries()) {
    const own = users[index]?.id ?? ''
    await kysely.deleteFrom('follows').where('follower_id', '=', own).execute()
    const others = users.filter(({ id }) => id !== own).slice(0, count)
    for (let from = 0; from < others.length; from += chunk) {
      await kysely
        .insertInto('follows')
        .values(
          others
            .slice(from, from + chunk)
            .map(({ id }) => ({ follower_id: own, followee_id: id, state: 'following' as const, created_at: 1 })),
        )
        .execute()
    }
    await kysely.updateTable('users').set({ following_count: others.length }).where('id', '=', own).execute()
    for (let from = 0; from < recent.length; from += chunk) {
      await kysely
        .insertInto('bookmarks')
        .values(
          recent
            .slice(from, from + chunk)
            .map(({ id }, place) => ({ user_id: own, post_id: id, created_at: from + place })),
        )
        .execute()
    }
  }
}

/** @param database as `populate` left it */
export async function enrich(database: Database): Promise<void> {
  // One transaction: what is synced to the disk once is done in a tenth of the time.
  await database.transaction(async (tx) => {
    await fill(tx)
    await connect(tx)
  })
  if (database.dialect.name === 'postgres') await sql`analyze`.execute(database.kysely)
}
