import type { Trend } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import type { Clock } from '../ports.ts'
import { singleFlight } from '../single-flight.ts'
import { isPublic } from '../visibility.ts'
import { dayMs, readCourses } from './trend-courses.ts'

/** One author is a habit, two are a trend (behaviour §2.4). */
const leastAuthors = 2
/** What one call may ask for (contract: listTrends). */
const most = 50
/** How long the list is kept in memory: everybody gets the same one, and it changes over hours. */
const keptMs = 5000

type Row = { tag: string; category: string | null; posts: number }

/** Answers the trending hashtags, the same for everybody. */
export type Trends = (limit: number) => Promise<Trend[]>

/**
 * Hashtags of the last 24 hours by their distinct authors. Each author counts once, with their newest use, and the less the longer ago
 * that was (linearly to zero after a day). Posts that the assistant wrote are not a member's use. Public posts only: a trend must not
 * tell of private ones. Whom a viewer blocked or muted makes no difference: a trend is about the place, not about anybody.
 */
export function createTrends({ database, now }: { database: Database; now: Clock }): Trends {
  const newest = singleFlight(keptMs, now, async () => {
    const since = now() - dayMs
    const { rows } = await sql<Row>`
      select t.tag, c.category, t.posts from (
        select a.tag, count(*) as authors, cast(sum(a.posts) as bigint) as posts, sum(a.newest - ${since}) as score from (
          select h.tag, h.author_id, count(*) as posts, max(h.created_at) as newest
          from hashtags h ${database.dialect.by('hashtags_by_time')} join posts p on p.id = h.post_id join users u on u.id = h.author_id
          where h.created_at > ${since} and p.deleted_at is null and p.is_ai_generated = 0
            and ${isPublic()}
          group by h.tag, h.author_id) a
        group by a.tag having count(*) >= ${sql.lit(leastAuthors)}) t
      left join trend_categories c on c.tag = t.tag
      order by t.score desc, t.tag limit ${sql.lit(most)}`.execute(database.kysely)
    const courseOf = await readCourses(
      database,
      rows.map(({ tag }) => tag),
      since,
    )
    return rows.map(({ tag, category, posts }): Trend => {
      const { course, rise } = courseOf(tag)
      return { id: tag, category, hashtag: `#${tag}`, postCount: posts, course, rise }
    })
  })
  return async (limit) => (await newest()).slice(0, limit)
}
