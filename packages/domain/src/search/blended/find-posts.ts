import type { Post } from '@skein/contract'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Viewer } from '../../auth/sessions.ts'
import type { Database } from '../../database/database.ts'
import { fullText } from '../../database/full-text.ts'
import type { SearchGroup } from '../../database/full-text.ts'
import { firstIdAt } from '../../database/ids.ts'
import { statement } from '../../database/statements.ts'
import type { Clock } from '../../ports.ts'
import type { PostReader } from '../../posts/post-reader.ts'
import { listed, viewerValues } from '../../visibility.ts'
import { nameAuthors } from '../name-authors.ts'
import type { Question } from './question.ts'
import { isInside, leastInside, rankPosts, rarity } from './rank-posts.ts'
import type { Candidate } from './rank-posts.ts'

type Row = { id: string; text: string; likes: number; comments: number; created_at: number | string }
type Values = { viewer: string; hidesAi: number; query: string; before: string; after: string; limit: number }

/** Sorts after every id. */
const end = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

const visible = (viewer: RawBuilder<unknown>, hidesAi: RawBuilder<unknown>) =>
  sql`p.deleted_at is null and ${listed(viewer, hidesAi)}`

/** How far a word's posts are counted, and how many words are looked for alone. */
const countedTo = 1000
const rarest = 3
/** How many words are looked for inside others, as `bread` in `#rainydaybread`. */
const lookedInside = 2
/** How much a way of asking says beside a word that says as much. */
const askingShare = 0.4
/** How long it is remembered how many posts hold a word, and of how many words: a share of them changes slowly. */
const countKeptMs = 10 * 60_000
const countsKept = 5000

/** Finds the posts that answer a question best, as this viewer sees them; the best first. */
export type FindPosts = (viewer: Viewer | null, question: Question, limit: number) => Promise<Post[]>

/** Makes the search. Direct messages are in no index, so that there is nothing of them to be found. */
export function createFindPosts({
  database,
  posts,
  now,
}: {
  database: Database
  posts: PostReader
  now: Clock
}): FindPosts {
  const { kysely, dialect } = database
  const engine = fullText[dialect.name]
  const candidatesOf = (page: RawBuilder<unknown>) => sql<Row>`
    select c.id, d.text, c.likes, c.comments, c.created_at
    from (${page}) m cross join posts c cross join search_documents d where c.id = m.id and d.post_id = m.id`
  const find = statement<Values, Row>(kysely, ({ viewer, hidesAi, query, before, after, limit }) =>
    candidatesOf(engine.page({ query, before, after, limit, condition: visible(viewer, hidesAi) })),
  )
  const findInside = statement<Values, Row>(kysely, ({ viewer, hidesAi, query: part, before, after, limit }) =>
    candidatesOf(engine.pageHolding({ part, before, after, limit, condition: visible(viewer, hidesAi) })),
  )
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

  return async (viewer, { groups, asking, required: asked, since, until }, limit) => {
    if (groups.length === 0 && asked.length === 0 && since === undefined && until === undefined) return []
    const required = await nameAuthors(kysely, asked)
    const range = {
      before: engine.placeOf(until === undefined ? end : firstIdAt(until)),
      after: engine.placeOf(firstIdAt(since ?? 0)),
    }
    const look = (query: string, most: number, how = find) =>
      how(kysely, { ...viewerValues(viewer), ...range, query, limit: most })
    const [held, heldAsking, together] = await Promise.all([
      Promise.all(groups.map(countOf)),
      Promise.all(asking.map(countOf)),
      look(engine.matchOf(groups, required, 'all'), engine.cheapPage),
    ])
    const found = new Map(together.map((row) => [row.id, row]))
    const take = (rows: Row[][]) => {
      for (const row of rows.flat()) found.set(row.id, row)
    }
    const byRarity = groups
      .map((group, index) => ({ group, count: held[index] ?? 0 }))
      .toSorted((a, b) => a.count - b.count)
    if (found.size < limit && groups.length > 1) {
      // Not every word stands in enough posts: those with the rarest ones, which say most, and then whatever has any.
      const looks = byRarity.filter(({ count: c }) => c > 0).slice(0, rarest)
      take(
        await Promise.all(looks.map(({ group }) => look(engine.matchOf([group], required, 'all'), engine.cheapPage))),
      )
    }
    if (found.size < limit && required.length === 0) {
      const parts = byRarity.flatMap(({ group: [way] }) => (way && way.text.length >= leastInside ? [way.text] : []))
      take(
        await Promise.all(
          parts.slice(0, lookedInside).map(async (part) => {
            const rows = await look(part, engine.cheapPage, findInside)
            return rows.filter(({ text }) => text.split(' ').some((word) => isInside(word, part)))
          }),
        ),
      )
    }
    const candidates = [...found.values()].map(({ id, text, likes, comments, created_at: at }): Candidate => ({
      id,
      text,
      likes,
      comments,
      createdAt: Number(at),
    }))
    const weights = [...held.map(rarity), ...heldAsking.map((c) => askingShare * rarity(c))]
    const best = rankPosts(candidates, [...groups, ...asking], weights, now()).slice(0, limit)
    return posts.byIds(
      kysely,
      viewer,
      best.map(({ id }) => id),
    )
  }
}
