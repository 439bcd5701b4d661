import type { Trend } from '@skein/contract'
import { sql } from 'kysely'
import { defineCall } from '../http/calls.ts'

const dayMs = 24 * 60 * 60 * 1000
/** One author is a habit, two are a trend (behaviour §2.4). */
const leastAuthors = 2

type Row = { tag: string; category: string | null; posts: number }

/**
 * Hashtags of the last 24 hours by their distinct authors. Each author counts once, with their newest use, and the less the longer ago
 * that was (linearly to zero after a day). Public posts only: a trend must not tell of private ones.
 */
const trends = defineCall('listTrends', async ({ query, database, now }) => {
  const since = now() - dayMs
  const { rows } = await sql<Row>`
    select t.tag, c.category, t.posts from (
      select a.tag, count(*) as authors, cast(sum(a.posts) as bigint) as posts, sum(a.newest - ${since}) as score from (
        select h.tag, h.author_id, count(*) as posts, max(h.created_at) as newest
        from hashtags h join posts p on p.id = h.post_id join users u on u.id = h.author_id
        where h.created_at > ${since} and p.deleted_at is null and u.private = 0 and u.deactivated_at is null
        group by h.tag, h.author_id) a
      group by a.tag having count(*) >= ${sql.lit(leastAuthors)}) t
    left join trend_categories c on c.tag = t.tag
    order by t.score desc, t.tag limit ${query.limit}`.execute(database.kysely)
  return rows.map(({ tag, category, posts }): Trend => ({ id: tag, category, hashtag: `#${tag}`, postCount: posts }))
})

export const trendCalls = [trends]
