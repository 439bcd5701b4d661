import { foldTag } from '@skein/contract'
import type { HashtagUse } from '@skein/contract'
import { foldText } from '@skein/contract/search'
import { sql } from 'kysely'
import { firstIdAt } from '../database/ids.ts'
import { statement } from '../database/statements.ts'
import { singleFlight } from '../single-flight.ts'
import type { Services } from '../services.ts'

/** Finds hashtags by their start, the most used lately first. Only public posts count: a number must not tell of private ones. */
export type SearchHashtags = (text: string, limit: number) => Promise<HashtagUse[]>

/** What "lately" is. */
const latelyMs = 7 * 24 * 60 * 60 * 1000
/** Uses looked at for what is used lately; beyond them a busy week is judged by its newest part. */
const newestUses = sql.lit(20_000)
/** How long the lately used tags are kept in memory. */
const keptMs = 10_000
/** Tags with the same start that are looked up beside those used lately. */
const candidates = sql.lit(50)

type Row = { tag: string; folded: string; posts: number }

/** Makes the search. */
export function createSearchHashtags({ database, now }: Pick<Services, 'database' | 'now'>): SearchHashtags {
  const { kysely } = database
  const lately = singleFlight(keptMs, now, async () => {
    const { rows } = await sql<{ tag: string; posts: number }>`
      select h.tag, count(*) as posts from (
        select h.tag, h.post_id, h.author_id from hashtags h where h.created_at > ${now() - latelyMs}
        order by h.created_at desc limit ${newestUses}) h
      join posts p on p.id = h.post_id join users u on u.id = h.author_id
      where p.deleted_at is null and u.private = 0 and u.deactivated_at is null
      group by h.tag order by posts desc, h.tag limit 5000`.execute(kysely)
    return rows.map(({ tag, posts }): Row => ({ tag, posts, folded: foldText(tag) }))
  })
  const find = statement<{ from: string; to: string; since: string; limit: number }, Row>(
    kysely,
    ({ from, to, since, limit }) => sql<Row>`
      select t.tag, t.folded, (
        select count(*) from hashtags h join posts p on p.id = h.post_id join users u on u.id = h.author_id
        where h.tag = t.tag and h.post_id >= ${since} and p.deleted_at is null and u.private = 0 and u.deactivated_at is null) as posts
      from (select s.tag, s.folded from search_tags s where s.folded >= ${from} and s.folded < ${to}
        order by s.folded limit ${candidates}) t
      where exists (
        select 1 from hashtags h join posts p on p.id = h.post_id join users u on u.id = h.author_id
        where h.tag = t.tag and p.deleted_at is null and u.private = 0 and u.deactivated_at is null)
      order by posts desc, t.folded limit ${limit}`,
  )
  return async (text, limit) => {
    const start = foldText(foldTag(text.trim()))
    if (start === '') return []
    const found = new Map<string, Row>()
    for (const row of await lately()) if (row.folded.startsWith(start)) found.set(row.tag, row)
    if (found.size < limit) {
      const since = firstIdAt(now() - latelyMs)
      for (const row of await find(kysely, { from: start, to: `${start}\u{10ffff}`, since, limit }))
        if (!found.has(row.tag)) found.set(row.tag, row)
    }
    return [...found.values()].slice(0, limit).map(({ tag, posts }) => ({ hashtag: `#${tag}`, postCount: posts }))
  }
}
