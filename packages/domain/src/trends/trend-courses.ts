import type { Trend } from '@skein/contract'
import { sql } from 'kysely'
import type { Database } from '../database/database.ts'
import { firstIdAt } from '../database/ids.ts'
import { isPublic } from '../visibility.ts'

export const dayMs = 24 * 60 * 60 * 1000
/** Points of the line that a trend is drawn with (look: explore). */
const points = 11
const pointMs = Math.ceil(dayMs / points)

type Row = { tag: string; point: number; posts: number }

/** The day before, as a point. */
const before = -1

/**
 * Reads how hashtags went: the posts that count as those of a trend do, in each eleventh of the day since `since` (milliseconds since
 * 1970), and by how many per cent they are more than in the day before that. A hashtag's rows are found by the ids of its posts, which are
 * in the order of time: what it was used for in years past is not read.
 * @returns the course of each of `tags`
 */
export async function readCourses(
  { kysely }: Database,
  tags: readonly string[],
  since: number,
): Promise<(tag: string) => Required<Pick<Trend, 'course' | 'rise'>>> {
  const counts = new Map(tags.map((tag) => [tag, { earlier: 0, course: Array.from({ length: points }, () => 0) }]))
  const { rows } =
    tags.length === 0
      ? { rows: [] }
      : await sql<Row>`
          select used.tag, used.point, count(*) as posts from (
            select h.tag, case when h.created_at <= ${since} then ${sql.lit(before)}
              else cast((h.created_at - ${since}) / ${sql.lit(pointMs)} as bigint) end as point
            from hashtags h join posts p on p.id = h.post_id join users u on u.id = h.author_id
            where h.tag in (${sql.join(tags)}) and h.post_id >= ${firstIdAt(since - dayMs)}
              and h.created_at > ${since - dayMs} and p.deleted_at is null and p.is_ai_generated = 0
              and ${isPublic()}) used
          group by used.tag, used.point`.execute(kysely)
  for (const { tag, point, posts } of rows) {
    const count = counts.get(tag)
    if (count === undefined) continue
    if (point === before) count.earlier = posts
    else if (point < points) count.course[point] = posts
  }
  return (tag) => {
    const { earlier, course } = counts.get(tag) ?? { earlier: 0, course: [] }
    const now = course.reduce((sum, posts) => sum + posts, 0)
    return { course, rise: earlier === 0 ? null : Math.round(((now - earlier) / earlier) * 100) }
  }
}
