import type { Post } from '@skein/contract'
import { sql } from 'kysely'
import type { Viewer } from '../../auth/sessions.ts'
import { fullText } from '../../database/full-text.ts'
import type { SearchGroup } from '../../database/full-text.ts'
import { firstIdAt } from '../../database/ids.ts'
import { statement } from '../../database/statements.ts'
import type { Services } from '../../services.ts'
import { listed, viewerValues } from '../../visibility.ts'
import type { Question } from './question.ts'
import { rankPosts } from './rank-posts.ts'
import type { Candidate } from './rank-posts.ts'

type Row = { id: string; text: string; likes: number; comments: number; created_at: number | string }
type Values = { viewer: string; hidesAi: number; query: string; before: string; after: string; limit: number }

/** Sorts after every id. */
const end = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/** How far a word's posts are counted, and how many words are looked for alone. */
const countedTo = 1000
const rarest = 3
/** How long it is remembered how many posts hold a word, and of how many words: a share of them changes slowly. */
const countKeptMs = 10 * 60_000
const countsKept = 5000

/** Finds the posts that answer a question best, as this viewer sees them; the best first. */
export type FindPosts = (viewer: Viewer | null, question: Question, limit: number) => Promise<Post[]>

/** Makes the search. Direct messages are in no index, so that there is nothing of them to be found. */
export function createFindPosts({ database, posts, now }: Pick<Services, 'database' | 'posts' | 'now'>): FindPosts {
  const { kysely, dialect } = database
  const engine = fullText[dialect.name]
  const find = statement<Values, Row>(kysely, ({ viewer, hidesAi, query, before, after, limit }) => {
    const condition = sql`p.deleted_at is null and ${listed(viewer, hidesAi)}`
    return sql<Row>`
      select c.id, d.text, c.likes, c.comments, c.created_at
      from (${engine.page({ query, before, after, limit, condition })}) m
      cross join posts c cross join search_documents d where c.id = m.id and d.post_id = m.id`
  })
  const count = statement<{ query: string }, { count: number | string }>(
    kysely,
    ({ query }) => sql<{ count: number | string }>`${engine.countOf(query, sql.lit(countedTo))}`,
  )

  const counts = new Map<string, { count: number; until: number }>()
  /** How many posts hold a group, counted up to a limit. */
  async function countOf(group: SearchGroup): Promise<number> {
    const query = engine.matchOf([group], [], 'all')
    const known = counts.get(query)
    if (known !== undefined && known.until > now()) return known.count
    const [row] = await count(kysely, { query })
    const counted = Number(row?.count ?? 0)
    counts.delete(query)
    counts.set(query, { count: counted, until: now() + countKeptMs })
    for (const oldest of counts.keys()) {
      if (counts.size <= countsKept) break
      counts.delete(oldest)
    }
    return counted
  }

  return async (viewer, { groups, required, since, until }, limit) => {
    if (groups.length === 0 && required.length === 0 && since === undefined && until === undefined) return []
    const range = {
      before: engine.placeOf(until === undefined ? end : firstIdAt(until)),
      after: engine.placeOf(firstIdAt(since ?? 0)),
    }
    const look = (query: string, most: number) =>
      find(kysely, { ...viewerValues(viewer), ...range, query, limit: most })
    const [held, together] = await Promise.all([
      Promise.all(groups.map(countOf)),
      look(engine.matchOf(groups, required, 'all'), engine.cheapPage),
    ])
    const found = new Map(together.map((row) => [row.id, row]))
    if (found.size < limit && groups.length > 1) {
      // Not every word stands in enough posts: those with the rarest ones, which say most, and then whatever has any.
      const byRarity = groups
        .map((group, index) => ({ group, count: held[index] ?? 0 }))
        .filter(({ count: c }) => c > 0)
      const looks = byRarity.toSorted((a, b) => a.count - b.count).slice(0, rarest)
      const rows = await Promise.all(
        looks.map(({ group }) => look(engine.matchOf([group], required, 'all'), engine.cheapPage)),
      )
      for (const row of rows.flat()) found.set(row.id, row)
    }
    const candidates = [...found.values()].map(({ id, text, likes, comments, created_at: at }): Candidate => ({
      id,
      text,
      likes,
      comments,
      createdAt: Number(at),
    }))
    const best = rankPosts(candidates, groups, held, now()).slice(0, limit)
    return posts.byIds(
      kysely,
      viewer,
      best.map(({ id }) => id),
    )
  }
}
