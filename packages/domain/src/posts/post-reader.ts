import type { Post, UserSummary } from '@skein/contract'
import { limits } from '@skein/contract/limits'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { statement } from '../database/statements.ts'
import type { Executor } from '../database/statements.ts'
import type { Unreadable } from '../database/stored.ts'
import { listed, mayRead, notMuted, notOver, storyMs, viewerValues, wanted } from '../visibility.ts'
import { foldAi } from './fold-ai.ts'
import { postFrom } from './post-from-row.ts'
import { selectPosts } from './post-row.ts'
import type { PostRow, ViewerFragments } from './post-row.ts'

/** A page of a keyset list: entries before an id (the newest when there is none). An entry is a post, or a repost of one. */
export type PageRequest = { before?: string | undefined; limit: number }

/** Parts of what a member posted (behaviour §2.10). */
export type AuthorPart = 'replies' | 'media'

/**
 * Reads posts as their viewers see them; each list is one statement. Tables are joined by `cross join` with the condition in `where`,
 * which PostgreSQL reads as any other join, and which keeps SQLite from leaving the newest-first index for another order of tables:
 * at 100,000 posts that made a page cost thirty times as much.
 */
export type PostReader = {
  everyone: (viewer: Viewer | null, page: PageRequest) => Promise<Post[]>
  /** Own posts and reposts and those of members followed; each post once a page, under its newest entry. */
  following: (viewer: Viewer, page: PageRequest) => Promise<Post[]>
  /** A member's posts and reposts; or only their replies, or what they posted with pictures or a video, replies too. */
  ofAuthor: (viewer: Viewer | null, username: string, page: PageRequest, only?: AuthorPart) => Promise<Post[]>
  withTag: (viewer: Viewer | null, tag: string, page: PageRequest) => Promise<Post[]>
  /** Posts that quote another one, which the viewer may see. */
  quoting: (viewer: Viewer, quoted: string, page: PageRequest) => Promise<Post[]>
  /** Everyone's posts that have a video; replies and stories are not among them (§2.5). */
  videos: (viewer: Viewer, page: PageRequest) => Promise<Post[]>
  /** How many of them there are for the viewer, counted up to a limit. */
  countVideos: (viewer: Viewer) => Promise<number>
  /** One post that the viewer may see. */
  one: (executor: Executor, viewer: Viewer | null, id: string) => Promise<Post | undefined>
  /** Those of the posts that the viewer may see, in the order of the ids; one statement, none for no ids. */
  byIds: (executor: Executor, viewer: Viewer | null, ids: readonly string[]) => Promise<Post[]>
  /** Rows of another list as posts, in their order. */
  fromRows: (viewer: Viewer | null, rows: readonly PostRow[]) => Post[]
}

/** Sorts after every id. */
const end = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** With more follows than this, walking newest first beats asking each author (reference/server.md §4). */
const manyFollows = 150

type PageValues = { viewer: string; hidesAi: number; before: string; limit: number }
type Value = RawBuilder<unknown>

/**
 * Whether the entry `p` of a member whose posts the viewer may read is to be shown: a post that is wanted, unless its author lifted it
 * up again by a repost; or a repost of a post that this viewer may see as well. What its author lifted up is as much theirs as before.
 */
const shown = ({ viewer, hidesAi }: ViewerFragments) => sql`
  case when p.repost_of_id is null then ${wanted(viewer, hidesAi)} and (p.reposts = 0 or not exists (
    select 1 from posts again where again.repost_of_id = p.id and again.author_id = p.author_id))
  else exists (select 1 from posts o join users ou on ou.id = o.author_id
    where o.id = p.repost_of_id and o.deleted_at is null and (
      (o.author_id = p.author_id and ${wanted(viewer, hidesAi, 'o')}) or ${listed(viewer, hidesAi, { post: 'o', author: 'ou' })})) end`

type Parts = { database: Database; assistant: UserSummary; now: () => number; unreadable: Unreadable }

/** Makes the reader; `unreadable` is told of rows of which a part has to be left out. */
export function createPostReader({ database, assistant, now, unreadable }: Parts): PostReader {
  const { kysely, dialect } = database

  type Build<V> = (values: Record<keyof V & string, Value>) => Value
  const list = <V extends PageValues = PageValues>(ids: Build<V>) =>
    statement<V, PostRow>(kysely, (values) => selectPosts(dialect, ids(values), values))
  const listEntries = <V extends PageValues = PageValues>(ids: Build<V>) =>
    statement<V, PostRow>(kysely, (values) => selectPosts(dialect, ids(values), values, { withReposts: true }))

  const everyone = list(
    ({ viewer, hidesAi, before, limit }) => sql`
      select p.id from posts p ${dialect.by('posts_top')} cross join users u
      where u.id = p.author_id and p.reply_to_id is null and p.deleted_at is null and p.repost_of_id is null and p.id < ${before}
        and ${listed(viewer, hidesAi)}
      order by p.id desc limit ${limit}`,
  )

  /** Of the entries that repeat the same post the newest. */
  const onceEach = (entries: Value, limit: Value) => sql`
    select n.id from (${dialect.lastOfEach(entries)}) n order by n.id desc limit ${limit}`

  // Few follows: the newest entries of each author, of which the newest are the page. Within one author each post stands once, so that
  // a page's worth of each is enough.
  const followingByAuthor = listEntries((values) => {
    const { viewer, before, limit } = values
    const authors = sql`
      select u.id from follows f join users u on u.id = f.followee_id
      where f.follower_id = ${viewer} and f.state = 'following' and ${mayRead(viewer)} and ${notMuted(viewer)}
      union all select ${dialect.id(viewer)}`
    const few = sql`
      from posts p ${dialect.by('posts_top_of_author')}
      where p.author_id = a.id and p.reply_to_id is null and p.deleted_at is null and p.id < ${dialect.id(before)} and ${shown(values)}
      order by p.id desc limit ${limit}`
    return onceEach(
      sql`select t.id, coalesce(t.repost_of_id, t.id) as original from ${dialect.fewOfEach(authors, few)}`,
      limit,
    )
  })

  // Many follows: newest first over everybody's entries, keeping those of followed authors. Some more than a page, because several may
  // have reposted the same.
  const followingByWalk = listEntries((values) => {
    const { viewer, before, limit } = values
    const { from, where } = dialect.recent(before)
    const entries = sql`
      select p.id, coalesce(p.repost_of_id, p.id) as original from ${from} cross join users u
      where u.id = p.author_id and ${where} and ${mayRead(viewer)} and ${notMuted(viewer)} and (p.author_id = ${viewer} or exists (
        select 1 from follows f where f.follower_id = ${viewer} and f.followee_id = p.author_id and f.state = 'following'))
        and ${shown(values)}
      order by p.id desc limit ${limit} + 20`
    return onceEach(entries, limit)
  })

  const ofAuthor = listEntries<PageValues & { username: string }>(
    (values) => sql`
      select p.id from users u cross join posts p ${dialect.by('posts_top_of_author')}
      where p.author_id = u.id and u.username = ${values.username} and p.reply_to_id is null and p.deleted_at is null
        and p.id < ${values.before} and ${mayRead(values.viewer)} and ${shown(values)}
      order by p.id desc limit ${values.limit}`,
  )

  const partOfAuthor = (index: string, part: Value) =>
    list<PageValues & { username: string }>(
      (values) => sql`
      select p.id from users u cross join posts p ${dialect.by(index)}
      where p.author_id = u.id and u.username = ${values.username} and ${part} and p.deleted_at is null
        and p.id < ${values.before} and ${mayRead(values.viewer)} and ${wanted(values.viewer, values.hidesAi)}
      order by p.id desc limit ${values.limit}`,
    )
  const hasMedia = sql`(p.image_count > 0 or p.video is not null)`
  const parts = {
    replies: partOfAuthor('posts_replies_of_author', sql`p.reply_to_id is not null`),
    media: partOfAuthor('posts_media_of_author', hasMedia),
  }

  const ofAssistant = list(
    ({ viewer, hidesAi, before, limit }) => sql`
      select p.id from posts p ${dialect.by('posts_top_of_assistant')} cross join users u
      where u.id = p.author_id and p.is_ai_generated = 1 and p.reply_to_id is null and p.deleted_at is null and p.id < ${before}
        and ${listed(viewer, hidesAi)}
      order by p.id desc limit ${limit}`,
  )

  const mediaOfAssistant = list(
    ({ viewer, hidesAi, before, limit }) => sql`
      select p.id from posts p ${dialect.by('posts_top_of_assistant')} cross join users u
      where u.id = p.author_id and p.is_ai_generated = 1 and p.reply_to_id is null and p.deleted_at is null and p.id < ${before}
        and ${hasMedia} and ${listed(viewer, hidesAi)}
      order by p.id desc limit ${limit}`,
  )

  const withTag = list<PageValues & { tag: string }>(
    ({ viewer, hidesAi, before, limit, tag }) => sql`
      select p.id from hashtags h cross join posts p cross join users u
      where p.id = h.post_id and u.id = p.author_id and h.tag = ${tag} and h.post_id < ${before} and p.deleted_at is null
        and ${listed(viewer, hidesAi)}
      order by h.post_id desc limit ${limit}`,
  )

  const quoting = list<PageValues & { quoted: string }>(
    ({ viewer, hidesAi, before, limit, quoted }) => sql`
      select p.id from posts p cross join users u
      where p.quote_of_id = ${quoted} and u.id = p.author_id and p.id < ${before} and p.deleted_at is null
        and ${listed(viewer, hidesAi)}
      order by p.id desc limit ${limit}`,
  )

  const isVideo = sql`p.video is not null and p.reply_to_id is null and p.deleted_at is null`
  const videos = list(
    ({ viewer, hidesAi, before, limit }) => sql`
      select p.id from posts p ${dialect.by('posts_videos')} cross join users u
      where u.id = p.author_id and ${isVideo} and p.id < ${before} and ${listed(viewer, hidesAi)}
      order by p.id desc limit ${limit}`,
  )
  const videoCount = statement<{ viewer: string; hidesAi: number }, { count: number }>(
    kysely,
    ({ viewer, hidesAi }) => sql<{ count: number }>`
      select count(*) as count from (
        select p.id from posts p ${dialect.by('posts_videos')} cross join users u
        where u.id = p.author_id and ${isVideo} and ${listed(viewer, hidesAi)}
        order by p.id desc limit ${sql.lit(limits.videos.maxCounted)}) found`,
  )

  const readable = ({ viewer, storiesFrom }: Record<'viewer' | 'storiesFrom', Value>) =>
    sql`select p.id from posts p join users u on u.id = p.author_id
      where p.deleted_at is null and p.repost_of_id is null and ${notOver(storiesFrom)} and ${mayRead(viewer)}`
  type ViewerValues = { viewer: string; hidesAi: number; storiesFrom: number }
  const one = statement<ViewerValues & { id: string }, PostRow>(kysely, (values) =>
    selectPosts(dialect, sql`${readable(values)} and p.id = ${values.id}`, values),
  )
  const some = statement<ViewerValues & { ids: string }, PostRow>(kysely, (values) =>
    selectPosts(dialect, sql`${readable(values)} and p.id in (${dialect.idList(values.ids)})`, values),
  )

  const values = (viewer: Viewer | null, { before, limit }: PageRequest): PageValues => ({
    ...viewerValues(viewer),
    before: before ?? end,
    limit,
  })
  const posts = (viewer: Viewer | null, rows: readonly PostRow[]) =>
    rows.map((row) => foldAi(viewer, postFrom(row, assistant, unreadable)))

  return {
    fromRows: posts,
    everyone: async (viewer, page) => posts(viewer, await everyone(kysely, values(viewer, page))),

    async following(viewer, page) {
      const bound = values(viewer, page)
      if (viewer.followingCount > manyFollows) {
        const rows = await followingByWalk(kysely, bound)
        if (rows.length === page.limit) return posts(viewer, rows)
      }
      return posts(viewer, await followingByAuthor(kysely, bound))
    },

    async ofAuthor(viewer, username, page, only) {
      if (username === assistant.username) {
        if (only === 'replies') return []
        return posts(viewer, await (only === 'media' ? mediaOfAssistant : ofAssistant)(kysely, values(viewer, page)))
      }
      if (only !== undefined) return posts(viewer, await parts[only](kysely, { ...values(viewer, page), username }))
      return posts(viewer, await ofAuthor(kysely, { ...values(viewer, page), username }))
    },

    videos: async (viewer, page) => posts(viewer, await videos(kysely, values(viewer, page))),

    async countVideos(viewer) {
      const [row] = await videoCount(kysely, viewerValues(viewer))
      return row?.count ?? 0
    },

    withTag: async (viewer, tag, page) => posts(viewer, await withTag(kysely, { ...values(viewer, page), tag })),

    quoting: async (viewer, quoted, page) => posts(viewer, await quoting(kysely, { ...values(viewer, page), quoted })),

    async one(executor, viewer, id) {
      const rows = await one(executor, { ...viewerValues(viewer), storiesFrom: now() - storyMs, id })
      return posts(viewer, rows)[0]
    },

    async byIds(executor, viewer, ids) {
      if (ids.length === 0) return []
      const storiesFrom = now() - storyMs
      const rows = await some(executor, { ...viewerValues(viewer), storiesFrom, ids: JSON.stringify(ids) })
      const found = new Map(rows.map((row) => [row.id, row]))
      return posts(
        viewer,
        ids.flatMap((id) => found.get(id) ?? []),
      )
    },
  }
}
