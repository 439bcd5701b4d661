import type { Post, UserSummary } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'
import type { Executor } from '../database/statements.ts'
import { mayRead, notMuted, viewerValues, wanted } from '../visibility.ts'
import { postFrom, selectPosts } from './post-row.ts'
import type { PostRow } from './post-row.ts'

/** A page of a keyset list: posts before an id (the newest when there is none). */
export type PageRequest = { before?: string | undefined; limit: number }

/**
 * Reads posts as their viewers see them; each list is one statement. Tables are joined by `cross join` with the condition in `where`,
 * which PostgreSQL reads as any other join, and which keeps SQLite from leaving the newest-first index for another order of tables:
 * at 100,000 posts that made a page cost thirty times as much.
 */
export type PostReader = {
  everyone: (viewer: Viewer | null, page: PageRequest) => Promise<Post[]>
  /** Own posts and those of members followed. */
  following: (viewer: Viewer, page: PageRequest) => Promise<Post[]>
  ofAuthor: (viewer: Viewer | null, username: string, page: PageRequest) => Promise<Post[]>
  withTag: (viewer: Viewer | null, tag: string, page: PageRequest) => Promise<Post[]>
  /** One post that the viewer may see. */
  one: (executor: Executor, viewer: Viewer | null, id: string) => Promise<Post | undefined>
}

/** Sorts after every id. */
const end = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** With more follows than this, walking newest first beats asking each author (reference/server.md §4). */
const manyFollows = 150

type PageValues = { viewer: string; hidesAi: number; before: string; limit: number }
type Value = RawBuilder<unknown>
type PageFragments = Record<keyof PageValues, Value>

export function createPostReader(database: Database, assistant: UserSummary): PostReader {
  const { kysely, dialect } = database

  const listed = ({ viewer, hidesAi }: Pick<PageFragments, 'viewer' | 'hidesAi'>) =>
    sql`${mayRead(viewer)} and ${notMuted(viewer)} and ${wanted(viewer, hidesAi)}`

  const list = <V extends PageValues = PageValues>(ids: (values: Record<keyof V & string, Value>) => Value) =>
    statement<V, PostRow>(kysely, (values) => selectPosts(dialect, ids(values), values.viewer))

  const everyone = list(
    (values) => sql`
      select p.id from posts p cross join users u
      where u.id = p.author_id and p.reply_to_id is null and p.deleted_at is null and p.id < ${values.before} and ${listed(values)}
      order by p.id desc limit ${values.limit}`,
  )

  // Few follows: the newest posts of each author, of which the newest are the page.
  const followingByAuthor = list(({ viewer, hidesAi, before, limit }) => {
    const authors = sql`
      select u.id from follows f join users u on u.id = f.followee_id
      where f.follower_id = ${viewer} and f.state = 'following' and ${mayRead(viewer)} and ${notMuted(viewer)}
      union all select ${dialect.id(viewer)}`
    const condition = wanted(viewer, hidesAi)
    return sql`
      select n.id from (${dialect.newestOfEach({ authors, before, limit, condition })}) n order by n.id desc limit ${limit}`
  })

  // Many follows: newest first over everybody's posts, keeping those of followed authors.
  const followingByWalk = list((values) => {
    const { viewer, before, limit } = values
    const { from, where } = dialect.recent(before)
    return sql`
      select p.id from ${from} cross join users u
      where u.id = p.author_id and ${where} and ${listed(values)} and (p.author_id = ${viewer} or exists (
        select 1 from follows f where f.follower_id = ${viewer} and f.followee_id = p.author_id and f.state = 'following'))
      order by p.id desc limit ${limit}`
  })

  const ofAuthor = list<PageValues & { username: string }>(
    ({ username, viewer, hidesAi, before, limit }) => sql`
      select p.id from users u cross join posts p
      where p.author_id = u.id and u.username = ${username} and p.reply_to_id is null and p.deleted_at is null and p.id < ${before}
        and ${mayRead(viewer)} and ${wanted(viewer, hidesAi)}
      order by p.id desc limit ${limit}`,
  )

  const ofAssistant = list(
    (values) => sql`
      select p.id from posts p cross join users u
      where u.id = p.author_id and p.is_ai_generated = 1 and p.reply_to_id is null and p.deleted_at is null and p.id < ${values.before}
        and ${listed(values)}
      order by p.id desc limit ${values.limit}`,
  )

  const withTag = list<PageValues & { tag: string }>(
    (values) => sql`
      select p.id from hashtags h cross join posts p cross join users u
      where p.id = h.post_id and u.id = p.author_id and h.tag = ${values.tag} and h.post_id < ${values.before} and p.deleted_at is null and ${listed(values)}
      order by h.post_id desc limit ${values.limit}`,
  )

  const one = statement<{ viewer: string; id: string }, PostRow>(kysely, ({ viewer, id }) =>
    selectPosts(
      dialect,
      sql`select p.id from posts p join users u on u.id = p.author_id
          where p.id = ${id} and p.deleted_at is null and ${mayRead(viewer)}`,
      viewer,
    ),
  )

  const values = (viewer: Viewer | null, { before, limit }: PageRequest): PageValues => ({
    ...viewerValues(viewer),
    before: before ?? end,
    limit,
  })
  const posts = (rows: PostRow[]) => rows.map((row) => postFrom(row, assistant))

  return {
    everyone: async (viewer, page) => posts(await everyone(kysely, values(viewer, page))),

    async following(viewer, page) {
      const bound = values(viewer, page)
      if (viewer.followingCount > manyFollows) {
        const rows = await followingByWalk(kysely, bound)
        if (rows.length === page.limit) return posts(rows)
      }
      return posts(await followingByAuthor(kysely, bound))
    },

    async ofAuthor(viewer, username, page) {
      if (username === assistant.username) return posts(await ofAssistant(kysely, values(viewer, page)))
      return posts(await ofAuthor(kysely, { ...values(viewer, page), username }))
    },

    withTag: async (viewer, tag, page) => posts(await withTag(kysely, { ...values(viewer, page), tag })),

    async one(executor, viewer, id) {
      const { viewer: viewerId } = viewerValues(viewer)
      const [row] = await one(executor, { viewer: viewerId, id })
      return row && postFrom(row, assistant)
    },
  }
}
