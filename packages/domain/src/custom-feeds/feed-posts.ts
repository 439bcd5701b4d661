import { limits } from '@skein/contract'
import type { Post } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../auth/sessions.ts'
import type { Database } from '../database/database.ts'
import { fullText } from '../database/full-text.ts'
import { firstIdAt } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import type { Clock } from '../ports.ts'
import type { PageRequest, PostReader } from '../posts/post-reader.ts'
import { listed, viewerValues } from '../visibility.ts'
import { termsOf } from './feed-rule.ts'
import type { FeedRule } from './feed-rule.ts'

/** Answers a page of the posts that a rule finds and the viewer may see. */
export type FeedPosts = {
  /** The newest first. */
  newest: (viewer: Viewer, rule: FeedRule, page: PageRequest) => Promise<Post[]>
  /** The most liked of the last days; a repost and a reply count twice. */
  liked: (viewer: Viewer, rule: FeedRule, page: PageRequest) => Promise<Post[]>
}

type Values = { viewer: string; hidesAi: number; query: string; before: string; after: string; limit: number }
type Found = { id: string; weight: number }

const { days, max } = limits.customFeeds.ranked
const dayMs = 24 * 60 * 60 * 1000
/** Of so many of the newest matches the most liked are looked for. */
const candidates = 500
/** Sorts after every id. */
const end = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** Makes the reader. A page takes two statements: which posts, then the posts. */
export function createFeedPosts({
  database,
  posts,
  now,
}: {
  database: Database
  posts: Pick<PostReader, 'byIds'>
  now: Clock
}): FeedPosts {
  const { kysely, dialect } = database
  const engine = fullText[dialect.name]
  const find = statement<Values, Found>(kysely, ({ viewer, hidesAi, query, before, after, limit }) => {
    const condition = sql`p.deleted_at is null and p.reply_to_id is null and ${listed(viewer, hidesAi)}`
    return sql<Found>`
      select o.id, o.likes + 2 * o.reposts + 2 * o.comments as weight
      from (${engine.page({ query, before, after, limit, condition })}) m join posts o on o.id = m.id order by o.id desc`
  })
  const matches = (viewer: Viewer, rule: FeedRule, from: { before: string; after: string; limit: number }) =>
    find(kysely, {
      ...viewerValues(viewer),
      query: engine.anyOf(termsOf(rule)),
      before: engine.placeOf(from.before),
      after: engine.placeOf(from.after),
      limit: from.limit,
    })
  return {
    async newest(viewer, rule, { before = end, limit }) {
      const found = await matches(viewer, rule, { before, after: firstIdAt(0), limit })
      return posts.byIds(
        kysely,
        viewer,
        found.map(({ id }) => id),
      )
    },
    async liked(viewer, rule, { before, limit }) {
      const after = firstIdAt(now() - days * dayMs)
      const found = await matches(viewer, rule, { before: end, after, limit: candidates })
      const ids = found
        .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? 1 : -1))
        .slice(0, max)
        .map(({ id }) => id)
      // A cursor that is not among them any more is followed by nothing: its place is not known.
      const from = before === undefined ? 0 : ids.indexOf(before) + 1 || ids.length
      return posts.byIds(kysely, viewer, ids.slice(from, from + limit))
    },
  }
}
